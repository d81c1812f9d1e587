import './frame.css'

/** Stands above every page. */
export function Header({ locale }: { readonly locale: string }) {
  return (
    <p className="storm-season">
      {locale === 'zh'
        ? '风暴季节：九月至次年三月每分钟观测一次。'
        : 'Storm season: a measurement a minute from September to March.'}
    </p>
  )
}
