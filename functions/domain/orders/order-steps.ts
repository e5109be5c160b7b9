import type { DocumentKind } from '../documents/kinds.ts'
import type { OutcomeKind } from '../outcomes/outcome-rules.ts'
import type { OrderNumber } from './order-numbers.ts'

/** From the win to the shelf, in the usual order. */
export const orderStepNames = [
  'order',
  'product_data',
  'labels',
  'deposit',
  'papers',
  'ready',
  'pickup',
  'excise',
  'customs',
  'arrival',
  'launch_sample',
  'listed',
  'delivery',
  'launch',
] as const
export type OrderStepName = (typeof orderStepNames)[number]

export const orderSides = ['producer', 'desk'] as const
export type OrderSide = (typeof orderSides)[number]

/** What can be said of a step beside its day, numbers and papers. */
export type OrderFact = 'quantity' | 'lot' | 'ready_on' | 'price' | 'term' | 'result' | 'measures'

interface OrderStepRule {
  /** Who may record it: what importer and monopoly do, they tell the desk. */
  readonly who: readonly OrderSide[]
  /** Steps of the timeline that say by when; the first that the procedure has counts. */
  readonly plan: readonly string[]
  /** The event of the outcome that says when it was done: that day is kept there and nowhere else. */
  readonly outcome?: OutcomeKind
  readonly numbers: readonly OrderNumber[]
  /** Without which it is not done. */
  readonly needs: readonly OrderNumber[]
  readonly facts: readonly OrderFact[]
  /** Kinds of documents that belong to it. */
  readonly documents: readonly DocumentKind[]
  /**
   * Where it is not always a step: only where the procedure plans it, where the goods cross a customs border, or
   * where they cross none.
   */
  readonly only?: 'planned' | 'customs' | 'no_customs'
}

const both = ['producer', 'desk'] as const
const desk = ['desk'] as const

/**
 * The one table of the order record: who records what of which step, and what it is not done without. The days by
 * which each is due come from the procedures.
 */
export const orderStepRules: Readonly<Record<OrderStepName, OrderStepRule>> = {
  order: {
    who: desk,
    plan: ['order'],
    outcome: 'ordered',
    numbers: ['order'],
    needs: ['order'],
    facts: ['quantity', 'price', 'term', 'ready_on'],
    documents: ['purchase-order', 'bank-data', 'insurance'],
  },
  product_data: {
    who: both,
    plan: ['product-data'],
    numbers: ['gtin_unit', 'gtin_case'],
    needs: ['gtin_unit'],
    facts: ['measures'],
    documents: ['gtin-data', 'technical-sheet', 'product-image'],
  },
  labels: {
    who: both,
    plan: ['label-approval'],
    numbers: [],
    needs: [],
    facts: [],
    documents: ['label-artwork', 'e-label', 'allergens'],
  },
  deposit: {
    who: both,
    plan: ['deposit-product', 'deposit-palpa', 'deposit-infinitum', 'deposit-agreement'],
    numbers: ['deposit'],
    needs: [],
    facts: [],
    documents: ['deposit-registration', 'deposit-membership'],
    only: 'planned',
  },
  papers: {
    who: both,
    plan: ['coi-vi1'],
    numbers: ['vi1', 'coi'],
    needs: [],
    facts: [],
    documents: ['vi1', 'coi', 'origin-proof'],
    only: 'planned',
  },
  ready: {
    who: both,
    plan: [],
    numbers: [],
    needs: [],
    facts: ['quantity', 'lot'],
    documents: ['certificate-of-analysis', 'packing-list'],
  },
  pickup: {
    who: both,
    plan: ['pickup'],
    outcome: 'shipped',
    numbers: ['cmr', 'sscc'],
    needs: [],
    facts: ['quantity', 'lot'],
    documents: ['packing-list', 'cmr'],
  },
  excise: {
    who: both,
    plan: ['emcs-draft'],
    numbers: ['arc'],
    needs: ['arc'],
    facts: [],
    documents: ['e-ad', 'excise-guarantee'],
    only: 'no_customs',
  },
  customs: {
    who: desk,
    plan: [],
    numbers: ['mrn'],
    needs: ['mrn'],
    facts: [],
    documents: ['origin-proof'],
    only: 'customs',
  },
  arrival: {
    who: desk,
    plan: ['stock-ready'],
    outcome: 'cleared',
    numbers: ['sscc'],
    needs: [],
    facts: ['quantity', 'lot'],
    documents: [],
  },
  launch_sample: {
    who: desk,
    plan: ['launch-sample'],
    outcome: 'launch_control',
    numbers: [],
    needs: [],
    facts: ['lot', 'result'],
    documents: [],
    only: 'planned',
  },
  listed: {
    who: desk,
    plan: [],
    numbers: ['article'],
    needs: ['article'],
    facts: [],
    documents: [],
  },
  delivery: {
    who: desk,
    plan: ['first-delivery'],
    outcome: 'delivered',
    numbers: [],
    needs: [],
    facts: ['quantity'],
    documents: [],
  },
  launch: {
    who: desk,
    plan: ['launch'],
    outcome: 'launched',
    numbers: [],
    needs: [],
    facts: [],
    documents: [],
  },
}

export const mayRecord = (side: OrderSide, step: OrderStepName): boolean =>
  orderStepRules[step].who.includes(side)
