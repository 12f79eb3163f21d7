import { formatOf, type Messages } from "@portico/react"

const { count } = formatOf<"one" | "few" | "many">("pl")

export const changePassword: Messages["changePassword"] = {
  title: "Zmiana hasła",
  submit: "Zmień hasło",
  submitting: "Zmienianie hasła…",
  currentPassword: "Obecne hasło",
  newPassword: "Nowe hasło",
  username: "Konto",
  hint: "Tutaj pozostaniesz w systemie. Na innych urządzeniach trzeba zalogować się ponownie.",
  done: "Hasło zostało zmienione. Na innych urządzeniach trzeba zalogować się nowym hasłem."
}

// @ts-expect-error -- Type '{ loading: string; … }' is missing the following properties: title, ready, solved, expired
export const captcha: Messages["captcha"] = {
  loading: "Ładowanie…",
  retry: "Wczytaj ponownie"
}

export const rateLimited: Messages["problems"]["rateLimited"] = ({ retryAfter }) => {
  if (retryAfter === undefined) return "Zbyt wiele prób. Spróbuj ponownie za chwilę."
  const seconds = count(retryAfter, {
    one: "# sekundę",
    few: "# sekundy",
    many: "# sekund",
    other: "# sekundy"
  })
  return `Zbyt wiele prób. Spróbuj ponownie za ${seconds}.`
}
