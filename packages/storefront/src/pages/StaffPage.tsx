import { Link } from "wouter"
import { MembersPage } from "../account/MembersPage.tsx"
import { PageBoundary } from "../parts/PageBoundary.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { StaffBooks } from "../staff/StaffBooks.tsx"
import { StaffOnly } from "../staff/StaffOnly.tsx"
import { StaffExport, StaffImport, StaffOrders, StaffSales } from "./later.ts"
import { useShop } from "../words/useShop.ts"
import { NotFoundPage } from "./NotFoundPage.tsx"

const parts = [
  { name: undefined, title: "books", Part: StaffBooks },
  { name: "orders", title: "orders", Part: StaffOrders },
  { name: "import", title: "import", Part: StaffImport },
  { name: "export", title: "export", Part: StaffExport },
  { name: "sales", title: "sales", Part: StaffSales }
] as const

export interface StaffPageProps {
  /** The name of the part. Default: the books. */
  readonly part: string | undefined
}

/** Renders the pages for editors: books, orders, import, export and sales. */
export function StaffPage({ part }: StaffPageProps) {
  const found = parts.find(({ name }) => name === part)
  return found === undefined ? <NotFoundPage /> : <Known {...found} />
}

function Known({ name: part, Part, title: shown }: (typeof parts)[number]) {
  const { words } = useShop()
  usePageTitle(`${words.staff.parts[shown]} · ${words.staff.nav}`)
  return (
    <div className="desk">
      <MembersPage>
        <div className="desk-head">
          <h1>{words.staff.parts[shown]}</h1>
          <p>{words.staff.lead}</p>
        </div>
        <StaffOnly>
          <nav aria-label={words.staff.nav} className="desk-parts">
            {parts.map(({ name, title }) => (
              <Link
                aria-current={name === part ? "page" : undefined}
                href={name === undefined ? "/staff" : `/staff/${name}`}
                key={title}
              >
                {words.staff.parts[title]}
              </Link>
            ))}
          </nav>
          {/* The links to the other parts stay if the code of this one cannot be loaded. */}
          <PageBoundary path={shown}>
            <Part />
          </PageBoundary>
        </StaffOnly>
      </MembersPage>
    </div>
  )
}
