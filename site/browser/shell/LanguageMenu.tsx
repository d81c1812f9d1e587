import { Icon } from '../ui/Icon.tsx'
import { Menu } from '../ui/Menu.tsx'
import { keepQueryAndHash } from './keepQueryAndHash.ts'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** The same page in the site's other languages, as plain links. */
export function LanguageMenu() {
  const { translations, locale } = usePage()
  const text = useText()
  const current = translations.find((translation) => translation.locale === locale)
  if (translations.length < 2) return null
  return (
    <Menu
      align="end"
      name={`${text('shell.language')}: ${current?.label ?? locale}`}
      label={
        <>
          <Icon name="language" />
          <span className="language-label">{current?.label}</span>
        </>
      }
    >
      {translations.map(({ locale: code, label, lang, url }) => (
        <li key={code}>
          <a
            className="frame-link"
            href={url}
            lang={lang}
            hrefLang={lang}
            aria-current={code === locale || undefined}
            onPointerEnter={keepQueryAndHash}
            onFocus={keepQueryAndHash}
            onClick={keepQueryAndHash}
          >
            {label}
          </a>
        </li>
      ))}
    </Menu>
  )
}
