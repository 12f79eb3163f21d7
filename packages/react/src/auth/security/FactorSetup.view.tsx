import { Control } from "../../parts/Elements.tsx"
import { CodeField } from "../../form/CodeField.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { Hint, Status, SubmitButton, Title } from "../../form/FormParts.view.tsx"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import type { Submission } from "../../form/Submission.ts"
import { TextField } from "../../form/TextField.view.tsx"
import { form } from "../../i18n/en/form.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { useTakesFocus } from "../../parts/focus.ts"
import { QrCode } from "./QrCode.tsx"
import { checkCode } from "../factors/MfaState.ts"
import { textOf } from "../recovery/Recovery.ts"
import { useSecurity } from "./SecurityContext.ts"
import { type OwnProps, Part, type PartState } from "../../parts/Part.view.tsx"
import * as React from "react"

interface SetupProps {
  readonly onCancel: () => void
  /** The props that the application passes to the element around the step. */
  readonly own: OwnProps<PartState>
  readonly state: Submission<unknown>
}

interface StepProps {
  readonly children: React.ReactNode
  readonly own: OwnProps<PartState>
}

// The control that opened the step is no longer rendered, so the step takes the focus.
function Step({ children, own }: StepProps) {
  const root = React.useRef<HTMLDivElement>(null)
  useTakesFocus(root, true)
  return (
    <Part as="div" own={own} ref={root} tabIndex={-1}>
      {children}
    </Part>
  )
}

function Cancel({ onCancel }: { readonly onCancel: () => void }) {
  const { classOf, words } = useSecurity("Setup")
  return (
    <Control as="button" className={classOf("button")} onClick={onCancel} type="button">
      {words.cancel}
    </Control>
  )
}

/** Renders a button that copies a string, and confirms it for a moment. */
function CopyButton({ label, text }: { readonly label?: string; readonly text: string }) {
  const { classOf, words } = useSecurity("Setup")
  const [isCopied, setCopied] = React.useState(false)
  React.useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      <Control
        as="button"
        aria-label={label}
        className={classOf("button")}
        onClick={() => {
          // A browser may refuse it. The text is on the page, so the user can still copy it by hand.
          navigator.clipboard?.writeText(text).then(
            () => setCopied(true),
            () => {}
          )
        }}
        type="button"
      >
        {isCopied ? words.copied : words.copy}
      </Control>
      <output className={classOf("unseen")}>{isCopied ? words.copied : ""}</output>
    </>
  )
}

export interface AppSetupProps extends SetupProps {
  readonly onSubmit: (code: string) => void
  readonly secret: string
  /** The address for the QR code. */
  readonly uri: string
}

/** Renders the setup of an authenticator app: its QR code, its secret, and the field of its first code. */
export function AppSetup({ onCancel, onSubmit, own, secret, state, uri }: AppSetupProps) {
  const { classNames, classOf, messages, styled, words } = useSecurity("AppSetup")
  const { code } = useWords("form", form, messages)
  return (
    <Step own={own}>
      <FormRoot
        check={(entries) => checkCode("TOTP", textOf(entries, "code"))}
        classNames={classNames}
        messages={messages}
        onSubmit={(entries) => onSubmit(textOf(entries, "code"))}
        state={state}
        styled={styled}
        words={{ title: words.appTitle, submit: words.appSubmit, submitting: words.appSubmitting }}
      >
        <Title level={3} />
        <Hint>{words.appText}</Hint>
        <QrCode className={classOf("security-qr")} label={words.appImage} text={uri} />
        <div className={classOf("security-secret")}>
          <p>{words.appSecret}</p>
          <code dir="ltr">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          <CopyButton label={`${words.copy}: ${words.appSecret}`} text={secret} />
        </div>
        <ErrorSummary labels={{ code }} />
        <CodeField />
        <SubmitButton />
        <Cancel onCancel={onCancel} />
        <Status />
      </FormRoot>
    </Step>
  )
}

export interface PasskeySetupProps extends SetupProps {
  readonly onSubmit: (name: string) => void
}

/** Renders the form in which a new passkey gets its name. */
export function PasskeySetup({ onCancel, onSubmit, own, state }: PasskeySetupProps) {
  const { classNames, messages, styled, words } = useSecurity("PasskeySetup")
  return (
    <Step own={own}>
      <FormRoot
        // A passkey without a name gets one from the provider.
        check={undefined}
        classNames={classNames}
        messages={messages}
        onSubmit={(entries) => onSubmit(textOf(entries, "name"))}
        state={state}
        styled={styled}
        words={{ title: words.addPasskey, submit: words.passkeySubmit, submitting: words.passkeyWaiting }}
      >
        <Title level={3} />
        <ErrorSummary labels={{ name: words.passkeyName }} />
        <TextField autoComplete="off" hint={words.passkeyHint} label={words.passkeyName} maxLength={64} name="name" />
        <SubmitButton />
        <Cancel onCancel={onCancel} />
        <Status />
      </FormRoot>
    </Step>
  )
}

export interface RecoveryCodesProps {
  readonly codes: ReadonlyArray<string>
  readonly onDone: () => void
  readonly own: OwnProps<PartState>
}

/** Shows recovery codes, with buttons to copy, download and print them. */
export function RecoveryCodes({ codes, onDone, own }: RecoveryCodesProps) {
  const { classOf, id, words } = useSecurity("RecoveryCodes")
  const text = codes.join("\n")
  return (
    <Step own={own}>
      <section aria-labelledby={`${id}-codes`}>
        <h3 className={classOf("title")} id={`${id}-codes`}>
          {words.codesTitle}
        </h3>
        <p className={classOf("security-text")}>{words.codesText}</p>
        <ul className={classOf("security-codes")} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={classOf("security-actions")}>
          <CopyButton text={text} />
          <Control
            as="button"
            className={classOf("button")}
            onClick={() => download(`${words.codesFile}.txt`, text)}
            type="button"
          >
            {words.download}
          </Control>
          <Control
            as="button"
            className={classOf("button")}
            onClick={() => print(words.codesTitle, codes)}
            type="button"
          >
            {words.print}
          </Control>
          <Control as="button" className={classOf("button")} data-variant="accent" onClick={onDone} type="button">
            {words.codesSaved}
          </Control>
        </div>
      </section>
    </Step>
  )
}

/** Downloads a text as a file. */
const download = (name: string, text: string): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/plain" }))
  link.download = name
  link.click()
  // The browser has started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** Prints lines with a title. The rest of the page is not printed, so a frame contains the lines. */
const print = (title: string, lines: ReadonlyArray<string>): void => {
  const frame = document.createElement("iframe")
  // Firefox does not print a frame with `display: none`.
  Object.assign(frame.style, { position: "fixed", inlineSize: "0", blockSize: "0", border: "0" })
  frame.setAttribute("aria-hidden", "true")
  document.body.append(frame)
  const { contentDocument: page, contentWindow: window } = frame
  if (page === null || window === null) return frame.remove()
  const heading = page.createElement("h1")
  heading.textContent = title
  const list = page.createElement("pre")
  list.textContent = lines.join("\n")
  page.body.append(heading, list)
  window.addEventListener("afterprint", () => frame.remove())
  window.print()
}
