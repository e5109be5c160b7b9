import { operator as built } from 'virtual:operator'
import type { OperatorFacts } from './operator-facts.ts'

export const operator: OperatorFacts = built
