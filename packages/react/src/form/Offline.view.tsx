import { useOnline } from "../runtime/useOnline.ts"
import { useForm } from "./FormContext.ts"

/** Shows that the browser is offline. Screen readers announce it; the focus does not move. */
export function Offline() {
  const { classOf, messages } = useForm("Offline")
  const online = useOnline()
  return (
    <p aria-live="polite" className={classOf("offline")}>
      {online ? "" : messages.form.offline}
    </p>
  )
}
