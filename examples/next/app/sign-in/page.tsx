import { SignIn } from "./SignIn.tsx"

export default function Page() {
  return <SignIn />
}
