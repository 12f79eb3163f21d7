import * as React from "react"

export interface AvatarProps {
  readonly className: string | undefined
  /** Stands in place of the letters, such as a sign of what goes on. */
  readonly children?: React.ReactNode
  readonly name: string
  readonly picture?: string | undefined
}

/** A member's picture, or the first letters of his name where there is none or it does not come. */
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
