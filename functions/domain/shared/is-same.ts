/** Whether two values of stored data (parsed by one schema, so with their fields in one order) are the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
