type IconName = 'menu' | 'close' | 'theme' | 'language' | 'search'

/** A decorative mark, drawn by CSS as a mask: the text beside it or its button's name gives its meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return <span className="icon" data-icon={name} aria-hidden="true" />
}
