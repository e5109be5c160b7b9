/** So many views of their products a producer can keep. */
export const mostProductViews = 20
