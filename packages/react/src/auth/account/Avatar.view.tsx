import * as React from "react"

export interface AvatarProps {
  readonly className: string | undefined
  /** Content that replaces the picture and the initials, such as a spinner. */
  readonly children?: React.ReactNode
  /** The member's name. Undefined if it is unknown. */
  readonly name: string | undefined
  readonly picture?: string | undefined
}

/**
 * Renders a member's picture, or the initials of the name if there is no picture or it fails to load. An email address
 * has no initials: it is shown as a neutral icon, and so is an unknown name.
 */
export function Avatar({ children, className, name, picture }: AvatarProps) {
  const [broken, setBroken] = React.useState<string>()
  const shown = picture !== undefined && picture !== broken && children === undefined
  return (
    <span aria-hidden="true" className={className}>
      {shown ? (
        <img
          alt=""
          height="34"
          onError={() => setBroken(picture)}
          referrerPolicy="no-referrer"
          src={picture}
          width="34"
        />
      ) : (
        (children ?? initialsOf(name) ?? <AvatarIcon />)
      )}
    </span>
  )
}

function AvatarIcon() {
  return (
    <svg fill="currentColor" height="20" viewBox="0 0 20 20" width="20">
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3 18a7 7 0 0 1 14 0z" />
    </svg>
  )
}

/** Returns the first letters of the first and the last word. Names of one word have one letter. */
const initialsOf = (name: string | undefined): string | undefined => {
  if (name === undefined || name.includes("@")) return undefined
  const words = name.split(/\s+/).filter((word) => word !== "")
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return (
    ends
      .map((word = "") => Array.from(word)[0])
      .join("")
      .toUpperCase() || undefined
  )
}
