/** Contour lines of a fjord's shores, drawn once. */
export function ContourLines({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 320"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden="true"
      preserveAspectRatio="xMaxYMid slice"
    >
      <path d="M20 320c40-60 20-96 70-130s120-8 160-52 20-92 90-118 130 30 190 6 70-40 110-46" />
      <path d="M70 320c34-48 24-84 66-112s112-8 150-50 24-86 84-108 118 24 174 4 66-34 96-42" />
      <path d="M118 320c28-40 26-70 62-94s104-8 140-46 28-78 80-98 106 20 156 2 60-28 84-34" />
      <path d="M166 320c22-32 28-58 58-76s96-8 130-44 32-68 76-84 94 14 136 0 52-22 74-26" />
      <path d="M214 320c18-24 30-46 54-60s88-8 120-40 36-58 72-72 82 10 118-2 44-14 62-18" />
      <path d="M262 320c14-18 32-34 50-44s80-8 110-36 40-48 68-60 70 6 100-4 36-8 50-10" />
      <path d="M312 320c10-12 34-22 46-28s72-8 100-32 44-38 64-48 58 2 82-6 28-2 36-2" />
      <path d="M364 320c8-8 36-12 42-14s64-6 90-26 48-28 60-36 46-2 64-8 16-2 20-2" />
      <path d="M424 320c40-6 62-8 84-24s50-20 58-26 34-4 48-8l26-2" />
      <path d="M500 320c20-4 30-6 44-14s40-10 46-14 24-4 32-6l18-2" />
    </svg>
  )
}
