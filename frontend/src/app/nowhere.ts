/** What the not-found page is rendered for and sees as its address, whatever is in the address bar. */
export const nowhere = '/404'
