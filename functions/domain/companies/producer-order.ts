/** What the desk's list of producers is sorted by; an index serves each. */
export const producerOrders = ['name', 'seen', 'products'] as const
export type ProducerOrder = (typeof producerOrders)[number]
