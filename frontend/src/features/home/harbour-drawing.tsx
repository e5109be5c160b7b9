import styles from './harbour-drawing.module.css'

/** Bottle, can, cask and bag-in-box on a quay; behind them vineyard rows run into a fjord's shores. */
export function HarbourDrawing({ className }: { readonly className?: string }) {
  return (
    <svg
      className={`${styles.drawing} ${className ?? ''}`}
      viewBox="0 0 560 440"
      aria-hidden="true"
    >
      <g className={styles.far}>
        <circle cx="424" cy="92" r="40" />
        <path d="M0 214c38-20 58-66 92-70s44 34 74 22 48-74 84-78 54 60 88 50 40-40 72-36 44 34 74 28 48-22 76-20" />
        <path d="M0 228c42-16 62-58 96-62s46 30 76 20 46-66 80-70 56 56 90 46 40-34 70-30 46 30 74 26 46-18 74-16" />
        <path d="M0 242c46-12 66-48 100-52s48 26 78 18 44-58 76-62 58 50 92 42 40-28 68-24 48 26 74 24 44-14 72-12" />
        <path d="M0 256c50-8 70-38 104-42s50 22 80 16 42-48 72-52 60 44 94 38 40-22 66-18 50 22 74 20 44-10 70-8" />
        <path d="M0 270c54-4 74-28 108-32s52 18 82 14 40-38 68-42 62 36 96 32 40-14 64-12 52 16 74 16 44-6 68-4" />
        <path d="M0 284c58 0 78-18 112-20s54 12 84 10 38-26 64-28 64 26 98 24 40-8 62-6 54 10 74 10 42-2 66-2" />
      </g>
      <g className={styles.water}>
        <path d="M0 300h560M40 312h120M210 312h160M430 312h110M0 324h80M150 324h90M300 324h200" />
      </g>
      <g className={styles.near}>
        {/* quay */}
        <path d="M0 404h560" />
        <path d="M28 404v20M118 404v20M208 404v20M298 404v20M388 404v20M478 404v20" />
        {/* bottle */}
        <path
          className={styles.body}
          d="M92 404V282c0-26 22-34 22-62v-54h26v54c0 28 22 36 22 62v122z"
        />
        <path d="M112 166h30v-14h-30zM114 190h26M92 300h70M92 366h70" />
        <path d="M106 318h42M112 332h30M112 346h20" />
        {/* can */}
        <path className={styles.body} d="M196 404V306l8-12h56l8 12v98l-8 0z" />
        <path d="M196 306h72M204 294h56M196 392h72M222 294c0-6 20-6 20 0" />
        <path d="M210 338c8-10 16-10 22 0s14 10 22 0M210 352c8-10 16-10 22 0s14 10 22 0" />
        {/* cask */}
        <path className={styles.body} d="M304 404c-16-36-16-84 0-120h92c16 36 16 84 0 120z" />
        <path d="M298 304h104M294 326h112M294 362h112M298 384h104" />
        <path d="M328 284c-8 40-8 80 0 120M372 284c8 40 8 80 0 120M350 284v120" />
        <circle className={styles.body} cx="350" cy="344" r="6" />
        {/* bag-in-box */}
        <path className={styles.body} d="M434 404V296l20-18h72v108l-20 18z" />
        <path d="M434 296h72l20-18M506 296v108" />
        <path d="M456 384h28v-14h-28zM470 384v12M450 320h40M450 334h40M450 348h24" />
      </g>
    </svg>
  )
}
