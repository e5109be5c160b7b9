declare module 'virtual:operator' {
  export const operator: import('./operator-facts.ts').OperatorFacts
}
