import { useOnline } from "../runtime/useOnline.ts"
import { useForm } from "./FormContext.ts"

/** Says that there is no connection as long as there is none. It is announced, and leaves the focus where it is. */
export function Offline() {
  const { classOf, messages } = useForm("Offline")
  const online = useOnline()
  return (
    <p aria-live="polite" className={classOf("offline")}>
      {online ? "" : messages.form.offline}
    </p>
  )
}
