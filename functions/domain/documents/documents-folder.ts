/** The folder of their bucket in which the files of documents lie: `documents/<user>/<document>/<file>`. */
export const documentsFolder = 'documents'

/** The folder beside it for what monopolies gave for offers: `confirmations/<user>/<tender>/<file>`. */
export const confirmationsFolder = 'confirmations'
