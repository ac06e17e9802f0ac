import Glibc

/// A thread that runs the jobs of one actor: long work would keep a thread of the shared pool from all others.
final class ThreadExecutor: SerialExecutor {
  private let jobs = Jobs()

  deinit { jobs.close() }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.add(UnownedJob(job), of: asUnownedSerialExecutor())
  }

  /// What waits for the thread. The thread keeps it alive, never the executor: the last job may let that go.
  private final class Jobs: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// These only under the mutex.
    private var waiting: [(job: UnownedJob, executor: UnownedSerialExecutor)] = []
    private var isStarted = false
    private var isClosed = false

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(change, nil)
    }

    deinit {
      pthread_cond_destroy(change)
      pthread_mutex_destroy(mutex)
      change.deallocate()
      mutex.deallocate()
    }

    private func startThread() {
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { jobs in
          if let jobs { Unmanaged<Jobs>.fromOpaque(jobs).takeRetainedValue().work() }
          return nil
        }, Unmanaged.passRetained(self).toOpaque())
      precondition(code == 0, "the system has no thread left")
      pthread_detach(thread)
    }

    func add(_ job: UnownedJob, of executor: UnownedSerialExecutor) {
      pthread_mutex_lock(mutex)
      waiting.append((job, executor))
      // With the first job: most actors of a program that just starts have none yet.
      if !isStarted { startThread() }
      isStarted = true
      pthread_cond_signal(change)
      pthread_mutex_unlock(mutex)
    }

    func close() {
      pthread_mutex_lock(mutex)
      isClosed = true
      pthread_cond_signal(change)
      pthread_mutex_unlock(mutex)
    }

    private func work() {
      while let (job, executor) = next() { job.runSynchronously(on: executor) }
    }

    private func next() -> (UnownedJob, UnownedSerialExecutor)? {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      while waiting.isEmpty {
        if isClosed { return nil }
        pthread_cond_wait(change, mutex)
      }
      return waiting.removeFirst()
    }
  }
}
