/**
 * The fonts that are embedded in a PDF: the site's own for Latin, Greek and Cyrillic, then one that has many
 * other scripts. The build of a function puts them beside its code by these names.
 */
export const fontFiles = {
  regular: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  bold: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  fallback: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
} as const
export type FontName = keyof typeof fontFiles
