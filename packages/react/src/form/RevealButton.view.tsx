import { useForm } from "./FormContext.ts"

export interface RevealButtonProps {
  /** The id of the password input. */
  readonly controls: string
  readonly onPress: () => void
  readonly pressed: boolean
}

/** Shows and hides a password. */
export function RevealButton({ controls, onPress, pressed }: RevealButtonProps) {
  const { classOf, messages } = useForm("RevealButton")
  const label = pressed ? messages.form.hidePassword : messages.form.showPassword
  return (
    <button
      aria-controls={controls}
      aria-label={label}
      className={classOf("reveal")}
      data-pressed={pressed || undefined}
      onClick={onPress}
      title={label}
      type="button"
    >
      <svg aria-hidden="true" fill="none" height="20" viewBox="0 0 24 24" width="20">
        <path
          d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"
          stroke="currentColor"
          strokeLinejoin="round"
          strokeWidth="1.6"
        />
        <circle cx="12" cy="12" r="3" stroke="currentColor" strokeWidth="1.6" />
        {pressed && <path d="M4 4l16 16" stroke="currentColor" strokeLinecap="round" strokeWidth="1.6" />}
      </svg>
    </button>
  )
}
