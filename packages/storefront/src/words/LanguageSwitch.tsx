import { isLanguage, languages } from "./language.ts"
import { useShop } from "./useShop.ts"

/** Renders the menu that changes the language of the shop. Each language has its own name. */
export function LanguageSwitch() {
  const { language, setLanguage, words } = useShop()
  return (
    <div className="language">
      <select
        aria-label={words.frame.language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) setLanguage(target.value)
        }}
        value={language}
      >
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} lang={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
