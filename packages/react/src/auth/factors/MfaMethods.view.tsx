import { Control } from "../../parts/Elements.tsx"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import type { AuthSlot } from "../session/AuthSlot.ts"
import { useForm } from "../../form/FormContext.ts"
import { canSubmit, waitOf } from "../../form/Submission.ts"
import { isUsable, type Method } from "./Method.ts"
import { type MfaContextValue, useMfa } from "./MfaParts.view.tsx"

/**
 * Renders the list of methods. Methods that can be used are buttons; the others show the reason why they cannot be
 * used.
 */
export function MfaMethods(own: PartProps<"ul">) {
  const { classOf, messages, state: submission } = useForm<AuthSlot>("MfaMethods")
  const { actions, enrollHref, state, words } = useMfa("MfaMethods")
  if (state._tag !== "Picking" && state._tag !== "Requesting") return null
  const wait = waitOf(submission)
  const requested = state._tag === "Requesting" ? state.method : undefined
  return (
    <>
      {state.step.methods.length > 0 && (
        <Part as="ul" own={own} className={classOf("factors")}>
          {state.step.methods.map((method) => (
            <li data-factor={method.name} key={method.name}>
              {isUsable(method) ? (
                <Control
                  as="button"
                  aria-disabled={!canSubmit(submission) || undefined}
                  className={classOf("factor")}
                  data-variant="inline"
                  data-pending={requested === method.name || undefined}
                  onClick={() => actions.choose(method.name)}
                  type="button"
                >
                  <span className={classOf("factor-name")}>{words.name(method.name)}</span>
                  <span className={classOf("factor-text")}>{words.about(method.name)}</span>
                  {requested === method.name && <span aria-hidden="true" className={classOf("spinner")} />}
                </Control>
              ) : (
                <div className={classOf("factor")} data-obstacle={method.obstacle}>
                  <span className={classOf("factor-name")}>{words.name(method.name)}</span>
                  <span className={classOf("factor-text")}>
                    {method.obstacle !== undefined && words.obstacle(method.obstacle)}
                  </span>
                  <Enroll className={classOf("factor-link")} href={hrefOf(method, enrollHref)}>
                    {words.enroll(method.name)}
                  </Enroll>
                </div>
              )}
            </li>
          ))}
        </Part>
      )}
      {wait > 0 && <p className={classOf("hint")}>{messages.form.wait(wait)}</p>}
    </>
  )
}

interface EnrollProps {
  readonly children: string
  readonly className: string | undefined
  readonly href: string | undefined
}

function Enroll({ children, className, href }: EnrollProps) {
  return href === undefined ? null : (
    <a className={className} href={href}>
      {children}
    </a>
  )
}

// Returns no address for a method that the site has disabled, because the member cannot set it up.
const hrefOf = ({ name, obstacle }: Method, href: MfaContextValue["enrollHref"]): string | undefined => {
  if (obstacle !== "requireActivation" && obstacle !== "requireReenroll") return undefined
  return typeof href === "function" ? href(name) : href
}
