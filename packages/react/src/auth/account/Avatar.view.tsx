import * as React from "react"

export interface AvatarProps {
  readonly className: string | undefined
  /** Content that replaces the picture and the initials, such as a spinner. */
  readonly children?: React.ReactNode
  readonly name: string
  readonly picture?: string | undefined
}

/** Renders a member's picture, or the initials of the name if there is no picture or it fails to load. */
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
        (children ?? initials(name))
      )}
    </span>
  )
}

const initials = (name: string): string =>
  name
    .split(/[\s@._-]+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase()
