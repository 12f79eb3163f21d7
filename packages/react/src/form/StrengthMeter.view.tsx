import * as React from "react"
import { MessagesContext } from "../i18n/MessagesContext.ts"
import { useForm } from "./FormContext.ts"
import type { EstimateStrength, Strength } from "./Strength.ts"

export interface StrengthMeterProps {
  readonly estimate: EstimateStrength
  /** Id of the input that it follows. */
  readonly inputId: string
  /** Id of its words, by which they describe the input. */
  readonly textId: string
}

/**
 * Shows how strong the password in an input is, in words and on a meter. While one types nothing but the meter changes, and
 * only another level is announced.
 */
export function StrengthMeter({ estimate, inputId, textId }: StrengthMeterProps) {
  const { classOf, messages } = useForm("StrengthMeter")
  const strength = useStrength(inputId, estimate)
  const catalogue = React.use(MessagesContext)?.strength
  const words = messages.form
  const level = strength?.level ?? 0
  const said = strength === undefined ? "" : words.strengthLevel(level)
  return (
    <>
      <meter
        aria-label={words.strength}
        aria-valuetext={said || undefined}
        className={classOf("strength")}
        data-level={level}
        high={2.5}
        low={1.5}
        max={4}
        min={0}
        optimum={4}
        value={level}
      />
      <p aria-live="polite" className={classOf("strength-text")} id={textId}>
        {said && `${words.strength}: ${said}.`}{" "}
        {(strength?.adviceKey && catalogue?.[strength.adviceKey]) ?? strength?.advice}
      </p>
    </>
  )
}

// It listens to the input itself: the password stays out of what React keeps.
const useStrength = (inputId: string, estimate: EstimateStrength): Strength | undefined => {
  const [strength, know] = React.useState<Strength>()
  React.useEffect(() => {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement)) return undefined
    let asked = 0
    const look = () => {
      const turn = ++asked
      const answer = input.value === "" ? undefined : estimate(input.value)
      if (answer instanceof Promise) {
        answer.then(
          (found) => void (turn === asked && know(found)),
          () => void (turn === asked && know(undefined))
        )
      } else know(answer)
    }
    look()
    input.addEventListener("input", look)
    return () => {
      asked = -1
      input.removeEventListener("input", look)
    }
  }, [estimate, inputId])
  return strength
}
