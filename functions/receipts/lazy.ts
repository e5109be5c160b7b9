export { createPack } from './pack.ts'
export { sealApplication } from './seal-application.ts'
