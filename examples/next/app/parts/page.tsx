import { StatusBadge } from "@portico/react"
import { SignInForm, SignInFormParts } from "@portico/react/auth/SignInForm"
import { ItemDetailParts, StatusBadgeParts } from "@portico/react/data"
import { Form } from "@portico/react/form"

/** Renders components and parts of the kit in a server component. */
export default function Page() {
  return (
    <main>
      <SignInFormParts.Root className="own-form">
        <SignInFormParts.Title level={1}>Come in</SignInFormParts.Title>
        <SignInFormParts.Error />
        <SignInFormParts.Email />
        <SignInFormParts.Password />
        <SignInFormParts.Submit render={<button aria-label="Continue" className="own-button" type="submit" />}>
          Continue
        </SignInFormParts.Submit>
      </SignInFormParts.Root>
      <SignInForm />
      <Form.Email label="Newsletter" />
      <StatusBadge kind="index" status="BUILDING" />
      <StatusBadgeParts.Root kind="backup" render={<b data-own="badge" />} status="READY">
        <StatusBadgeParts.Text />
      </StatusBadgeParts.Root>
      <ItemDetailParts.Root className="own-item" collection="books" fields={["title"]} id="emma">
        <ItemDetailParts.Title />
        <ItemDetailParts.Values />
      </ItemDetailParts.Root>
    </main>
  )
}
