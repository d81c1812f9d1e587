/** Colours of a card, as the style sheet writes them. */
export interface CardColours {
  readonly page: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly accent: string
  /** Of the badge, and of what stands on it. */
  readonly method: string
  readonly onMethod: string
}

/** What the picture of a page shows where a link to the page is shared. */
export interface SocialCard {
  readonly brand: string
  readonly siteTitle: string
  /** Where the site is: `docs.example.com/api`. */
  readonly place: string
  readonly section?: string
  readonly title: string
  readonly description?: string
  /** Of a page that has one operation or channel and nothing else. */
  readonly call?: { readonly method: string; readonly path: string }
  readonly colours: CardColours
}

/** The card of each page by the page's address below the base, and the file of its picture: `social/en/faq-1x2y.png`. */
export type SocialCards = Readonly<Record<string, { readonly file: string; readonly card: SocialCard }>>

export const cardWidth = 1200
export const cardHeight = 630

/** How cards are drawn: a new number gives every picture a new name, and draws it anew. */
export const cardEdition = 2

/** What the pictures of all pages show, in the content folder. */
export const socialCardsFile = 'social.json'
