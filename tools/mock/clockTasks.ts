interface TaskClock {
  readonly now: () => number
  readonly isPaused: () => boolean
  readonly goTo: (time: number) => void
}

interface Task {
  readonly milliseconds: number
  readonly isOnce: boolean
  readonly run: () => void
  /** When it is due by the clock. */
  next: number
  timer: ReturnType<typeof setInterval> | undefined
}

/** Connections and requests have their turn whenever the clock went on so far at once, in milliseconds. */
const turn = 1000
/** A timer that is set for longer ends at once. */
const longestTimer = 2 ** 31 - 1

/** Tasks of a clock: by timers of the machine while it runs, by its own time where it is paused or goes on at once. */
export function createClockTasks({ now, isPaused, goTo }: TaskClock) {
  const tasks = new Set<Task>()
  let advancing = Promise.resolve()
  const act = (task: Task) => {
    if (task.isOnce) tasks.delete(task)
    task.run()
  }
  const arm = (task: Task, milliseconds: number) => {
    const fire = () => void (isPaused() || act(task))
    const wait = Math.min(milliseconds, longestTimer)
    task.timer = task.isOnce ? setTimeout(fire, wait) : setInterval(fire, wait)
  }
  const add = (milliseconds: number, run: () => void, isOnce: boolean) => {
    const task: Task = { milliseconds, run, isOnce, next: now() + milliseconds, timer: undefined }
    tasks.add(task)
    arm(task, milliseconds)
    return () => {
      clearInterval(task.timer)
      tasks.delete(task)
    }
  }
  const goOn = async (milliseconds: number) => {
    const end = now() + milliseconds
    let rested = now()
    // A timer of the machine has run the tasks of the past.
    for (const task of tasks) if (task.next <= rested) task.next = rested + task.milliseconds
    for (let task = firstOf(tasks, end); task; task = firstOf(tasks, end)) {
      const time = task.next
      if (time - rested >= turn) {
        rested = time
        await new Promise((resolve) => setTimeout(resolve, 0))
        if (!tasks.has(task)) continue
      }
      goTo(time)
      task.next += task.milliseconds
      clearOnce(task)
      act(task)
    }
    goTo(end)
  }
  return {
    every: (milliseconds: number, run: () => void) => add(milliseconds, run, false),
    after: (milliseconds: number, run: () => void) => add(milliseconds, run, true),
    advance(milliseconds: number): Promise<void> {
      advancing = advancing.then(() => goOn(milliseconds))
      return advancing
    },
    /** Sets new timers for the tasks that run only once. */
    resume() {
      for (const task of tasks) {
        clearOnce(task)
        if (task.isOnce) arm(task, Math.max(0, task.next - now()))
      }
    },
    /** Counts every interval from now on. */
    restart() {
      for (const task of tasks) task.next = now() + task.milliseconds
    },
  }
}

function clearOnce({ isOnce, timer }: Task): void {
  if (isOnce) clearTimeout(timer)
}

/** The task that is due first, no later than a time; of several, the oldest. */
function firstOf(tasks: ReadonlySet<Task>, end: number): Task | undefined {
  let first: Task | undefined
  for (const task of tasks) if (task.next <= end && (first === undefined || task.next < first.next)) first = task
  return first
}
