/**
 * Masked addresses for users who have not yet proved that the address is theirs. They can recognize it, but not use it.
 *
 * @since 0.1.0
 */

/** Masks a phone number except its last two digits. */
export const ofPhone = (phone: string): string => `•••• ••${phone.replace(/\D/g, "").slice(-2)}`

/** Masks the local part of an email address except its first character. The domain stays visible. */
export const ofEmail = (email: string): string => {
  const [name = "", host = ""] = email.split("@")
  return `${Array.from(name)[0] ?? ""}•••@${host}`
}
