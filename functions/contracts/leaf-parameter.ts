/** The variable of a route of the API that stands for the last word of several paths. No contract has one of this name. */
export const leafParameter = 'leaf'
