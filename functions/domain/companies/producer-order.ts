/** What the desk's list of producers is sorted by; an index serves each. */
export type ProducerOrder = 'name' | 'seen' | 'products'

/** Each of them rising, or falling. */
export const producerSorts = ['name', '-name', '-seen', 'seen', '-products', 'products'] as const
export type ProducerSort = (typeof producerSorts)[number]
