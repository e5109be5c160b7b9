/** Every line that the server writes: a code to search for, and its sentence. */
export const logMessages = {
  REQUEST_ANSWERED: 'A request was answered.',
  ADMINISTRATION: 'A route of the desk was called: by whom, of what, and what it changed.',
  DESK_LOG_FAILED:
    'A call at the desk could not be added to its log; this line holds what the row would.',
  TODAY_LIST_FAILED: 'One of the lists of what waits for a person could not be read.',
  REQUEST_PAST_SITE: 'A request did not come through the site; it was told nothing.',
  REQUEST_FAILED: 'A request failed for a reason of ours.',
  CHANGE_NOT_SENT:
    'A change could not be announced; the mark on the portfolio will be found later.',
  PLAN_READ: 'A plan of a monopoly was read, or holds nothing that can be read.',
  PLAN_IGNORED: 'A file arrived for which there is no plan.',
  PLAN_WORK_DONE: 'A plan was read, published, announced or undone.',
  PLAN_WORK_FAILED: 'Work on a plan failed; it is tried again.',
  FILE_READ: 'A portfolio file was read.',
  IMPORT_UNDONE: 'What an import did to a portfolio was taken back.',
  FILE_REFUSED: 'A portfolio file holds nothing that can be read.',
  FILE_IGNORED: 'A file arrived for which there is no upload, or which was read before.',
  FILE_FAILED: 'Reading a portfolio file failed; it is tried again.',
  FILE_GIVEN_UP: 'Reading a portfolio file failed for the last time.',
  DOCUMENT_FILE_CHECKED: 'A file of a document was scanned and checked; only a clean one is kept.',
  DOCUMENT_WORK_DONE: 'A document was looked at on its day, or the due ones were looked for.',
  DOCUMENT_WORK_FAILED: 'Work on a document failed; it is tried again.',
  CHANGE_MATCHED: 'A change was worked into the matches.',
  CHANGE_FAILED: 'Working a change into the matches failed; it is tried again.',
  SENDER_NOT_READ:
    'What is published of the sender could not be read; a mail has what was read last, or the built-in line.',
  MAIL_UNDER_WAY: 'Another worker is at a mail; it is looked at again later.',
  NOTICE_WORK_DONE: 'A user was told of matches, or mailed what was due.',
  NOTICE_WORK_FAILED: 'Telling a user of something failed; it is tried again.',
  MAIL_EVENT_TAKEN:
    'What became of a mail was kept; one that came back or was called spam stops others.',
  MAIL_WORK_DONE: 'A mail of an account (a link, a notice, word of its data) was processed.',
  MAIL_WORK_FAILED: 'Processing a mail of an account failed; it is tried again.',
  NOTICE_NOT_QUEUED: 'A notice of a change to an account could not be queued.',
  RESET_MAIL_FAILED: 'The user pool could not mail a reset code; our own mail goes out instead.',
  REMOVAL_NOT_FINISHED:
    'An interrupted removal of a factor could not be ended; it is tried again at the next look.',
  EVENT_NOT_RECORDED: 'A security event could not be recorded.',
  PERSONAL_WORK_DONE: 'An export or the erasure of an account was processed.',
  PERSONAL_WORK_FAILED: 'An export or the erasure of an account failed; it is tried again.',
  PROVIDER_UNAVAILABLE: 'The payment provider did not answer.',
  PROVIDER_BUSY: 'The payment provider is at the same request already; the user may ask again.',
  PRICE_NOT_USABLE: 'A price at the payment provider is not as it must be; it is not sold.',
  WEBHOOK_REFUSED: 'A notification was not the payment provider\u2019s; nothing was changed.',
  WEBHOOK_DONE: 'A notification of the payment provider was processed.',
  WEBHOOK_REPEATED: 'A notification was processed before, or is just now.',
  WEBHOOKS_MISSED:
    'Notifications of the payment provider did not reach us; what they tell of was looked up.',
  WEBHOOK_FAILED: 'Processing a notification failed; the provider sends it again.',
  PAYMENT_REFUSED: 'A payment is not what it should be for; nothing was changed.',
  PAYMENT_SYNCED: 'A payment and its applications were stored as the provider has them.',
  PAYMENT_RETURNED: 'What was paid twice was refunded.',
  PAYMENT_NOT_RETURNED:
    'What was paid twice is disputed and cannot be refunded now; the office should look at it.',
  REFUND_FAILED:
    'A bank did not take a refund: the money is with us again, and the office owes it.',
  SUBSCRIPTION_SYNCED: 'A subscription was stored as the provider has it.',
  SUBSCRIPTION_RETURNED: 'A second subscription was ended and refunded.',
  SUBSCRIPTION_TAKEN_BACK: 'A subscription was ended: the bank had taken its money back.',
  TAX_ID_NOT_VERIFIED: 'A VAT number is not confirmed; the office should look at it.',
  RECONCILED: 'Stored payments were compared with the provider\u2019s.',
  RECONCILE_FAILED: 'Comparing a payment with the provider\u2019s failed.',
  BILLING_MAIL_SENT: 'A mail on a payment or subscription was sent.',
  BILLING_MAIL_FAILED: 'Sending a mail on a payment failed; it is tried again.',
  SUBMISSION_NOT_ANNOUNCED:
    'The mails of a submission could not be asked for; the mark on the application will be found later.',
  APPLICATION_WORK_DONE:
    'Mails on a submission were sent or were sent before, or lost ones were looked for.',
  APPLICATION_WORK_FAILED: 'Telling of a submission failed; it is tried again.',
  SEAL_NOT_ANNOUNCED:
    'The seal of a submission could not be asked for; the mark on the application will be found later.',
  SEAL_OVERDUE: 'A submission is not sealed although it should have been long ago.',
  RECEIPT_WORK_DONE: 'A submission was sealed or was sealed before, or lost ones were looked for.',
  RECEIPT_WORK_FAILED: 'Sealing a submission failed; it is tried again.',
  PRODUCER_NOT_ANNOUNCED:
    'The list of producers was not told of a change; the next change or sign-in brings it up to date.',
  PRODUCER_WORK_DONE:
    'The list of producers was brought up to date, or a letter of the desk was sent or was sent before.',
  PRODUCER_WORK_FAILED: 'Work on a producer failed; it is tried again.',
  ENQUIRY_WORK_DONE: 'A mail on an enquiry was sent, was sent before, or was not called for.',
  ENQUIRY_WORK_FAILED: 'Telling of an enquiry failed; it is tried again.',
} as const

export type LogCode = keyof typeof logMessages
