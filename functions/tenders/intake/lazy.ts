// biome-ignore-all lint/performance/noBarrelFile: to be loaded together is what it is for
export { countFit, countFitOfTender, countTenderFit, createAllProducts } from './count-fit.ts'
export { createIntake } from './create-intake.ts'
export { findDeskTender, listTenderVersions } from './find-desk-tender.ts'
export { listDeskTenders } from './list-desk-tenders.ts'
export { saveIntakeRow } from './save-intake-row.ts'
