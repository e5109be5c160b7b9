/** The folder of their bucket in which the files of documents lie: `documents/<user>/<document>/<file>`. */
export const documentsFolder = 'documents'
