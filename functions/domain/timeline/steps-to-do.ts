import { isMarkable, type MarkedStep } from './marked-steps.ts'
import { type Happened, isHardDay, isSettled } from './reminders.ts'

/**
 * The steps with a day that are still to be taken: of producer, importer and warehouse, and the days of the monopoly
 * that the producer has to keep.
 */
export const stepsToDo = (steps: readonly MarkedStep[], happened: Happened): MarkedStep[] =>
  steps.filter(
    (step) =>
      step.date !== null &&
      step.state !== 'past' &&
      (isMarkable(step.milestone) || isHardDay(step)) &&
      !isSettled(step, steps, happened),
  )
