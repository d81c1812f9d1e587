import './frame.css'

/** Stands at the foot of every page. */
export function Footer({ locale }: { readonly locale: string }) {
  return (
    <p className="coast">
      <svg viewBox="0 0 120 12" aria-hidden="true">
        <path d="M0 8q15-12 30 0t30 0t30 0t30 0" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {locale === 'zh' ? '海岸沿线的四十个气象站' : 'Forty stations along the coast'}
    </p>
  )
}
