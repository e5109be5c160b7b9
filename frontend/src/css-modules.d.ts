declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: this is what esbuild and vite make of a style sheet
  export default classes
}
declare module '*.css'
declare module '*.svg' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: this is what esbuild and vite make of a picture
  export default address
}
declare module 'virtual:all-styles'
