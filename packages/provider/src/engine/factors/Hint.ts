/**
 * Addresses shown to somebody who has not proved yet that they are his: enough to recognise, too little to use.
 *
 * @since 0.1.0
 */

/** The last two digits of a phone number. */
export const ofPhone = (phone: string): string => `•••• ••${phone.replace(/\D/g, "").slice(-2)}`

/** The first letter of an e-mail address and what follows the sign. */
export const ofEmail = (email: string): string => {
  const [name = "", host = ""] = email.split("@")
  return `${Array.from(name)[0] ?? ""}•••@${host}`
}
