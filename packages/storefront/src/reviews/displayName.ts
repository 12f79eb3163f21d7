interface Names {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly nickname?: string | undefined
}

/** Returns the name that others see, which is never the email address. It is empty if the profile has no name. */
export const displayNameOf = ({ firstName, lastName, nickname }: Names = {}): string =>
  nickname || [firstName, lastName].filter(Boolean).join(" ")
