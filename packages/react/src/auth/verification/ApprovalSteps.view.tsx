import { useForm } from "../../form/FormContext.ts"
import { useApproval } from "./ApprovalContext.ts"

export interface ApprovalStepsProps {
  readonly className?: string | undefined
}

/** Shows the completed and remaining steps to an account. */
export function ApprovalSteps({ className }: ApprovalStepsProps) {
  const { classOf } = useForm("Steps")
  const { reasons, words } = useApproval("Steps")
  const steps = [
    { done: true, name: words.registered },
    { done: !reasons.includes("PENDING_EMAIL_VERIFICATION_REQUIRED"), name: words.verifyEmail },
    { done: !reasons.includes("PENDING_ADMIN_APPROVAL_REQUIRED"), name: words.approval }
  ]
  const current = steps.findIndex(({ done }) => !done)
  return (
    <ol aria-label={words.steps} className={classOf("steps", className)}>
      {steps.map(({ done, name }, index) => (
        <li
          aria-current={index === current ? "step" : undefined}
          className={classOf("step")}
          data-done={done || undefined}
          key={name}
        >
          <svg aria-hidden="true" fill="none" height="20" viewBox="0 0 20 20" width="20">
            <circle cx="10" cy="10" r="8.25" stroke="currentColor" strokeWidth="1.5" />
            {done && <path d="M6.2 10.4l2.5 2.5 5-5.4" stroke="currentColor" strokeLinecap="round" strokeWidth="1.8" />}
          </svg>
          <span>
            {name} <span className={classOf("unseen")}>({done ? words.stepDone : words.stepDue})</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
