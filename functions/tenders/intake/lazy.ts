// biome-ignore-all lint/performance/noBarrelFile: to be loaded together is what it is for
export { countFit, countTenderFit, createAllProducts } from './count-fit.ts'
export { createIntake } from './create-intake.ts'
export { listDeskTenders } from './list-desk-tenders.ts'
export { saveIntakeRow } from './save-intake-row.ts'
