/** The props of a book cover. */
export interface CoverProps {
  readonly title: string
  readonly author: string
}

const palettes = 8

/**
 * Renders a book cover. The shop has no images, so the colors are derived from the title and stay the same for a book.
 */
export function Cover({ author, title }: CoverProps) {
  const seed = Array.from(title).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)
  return (
    <div aria-hidden="true" className="cover" data-palette={seed % palettes} data-pattern={seed % 3}>
      <span className="cover-title" dir="auto">
        {title}
      </span>
      <span className="cover-author" dir="auto">
        {author}
      </span>
    </div>
  )
}
