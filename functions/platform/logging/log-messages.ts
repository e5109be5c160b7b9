/** Every line that the server writes: a code to search for, and its sentence. */
export const logMessages = {
  REQUEST_ANSWERED: 'A request was answered.',
  REQUEST_FAILED: 'A request failed for a reason of ours.',
  CHANGE_NOT_SENT:
    'A change could not be announced; the mark on the portfolio will be found later.',
  FILE_READ: 'A portfolio file was read.',
  FILE_REFUSED: 'A portfolio file holds nothing that can be read.',
  FILE_IGNORED: 'A file arrived for which there is no upload, or which was read before.',
  FILE_FAILED: 'Reading a portfolio file failed; it is tried again.',
  FILE_GIVEN_UP: 'Reading a portfolio file failed for the last time.',
  CHANGE_MATCHED: 'A change was worked into the matches.',
  CHANGE_FAILED: 'Working a change into the matches failed; it is tried again.',
  MAIL_WORK_DONE: 'A request for a mailed link was worked off.',
  MAIL_WORK_FAILED: 'Mailing a link failed; it is tried again.',
  RESET_MAIL_FAILED: 'The user pool could not mail a reset code; our own mail goes out instead.',
  EVENT_NOT_RECORDED: 'A security event could not be recorded.',
  PERSONAL_WORK_DONE: 'An export or the erasure of an account was worked off.',
  PERSONAL_WORK_FAILED: 'An export or the erasure of an account failed; it is tried again.',
} as const

export type LogCode = keyof typeof logMessages
