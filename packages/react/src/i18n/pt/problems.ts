/**
 * What can go wrong, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ProblemMessages } from "../Messages.ts"
import { count, number } from "./format.ts"

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Aguarde um momento e tente de novo."
    : count(retryAfter, {
        one: "Tente de novo em # segundo.",
        many: "Tente de novo em # de segundos.",
        other: "Tente de novo em # segundos."
      })

// A reference helps whoever the person asks; without one the sentence ends earlier.
const reference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Referência: ${parts.join(", ")}.`
}

// A provider's own sentence, marked as one.
const said = (detail: string | undefined): string => (detail === undefined ? "" : ` Resposta da página: “${detail}”`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined
    ? ""
    : count(triesLeft, {
        one: " Você tem mais # tentativa.",
        many: " Você tem mais # de tentativas.",
        other: " Você tem mais # tentativas."
      })

const characters = (limit: number): string =>
  count(limit, { one: "# caractere", many: "# de caracteres", other: "# caracteres" })

/** The words of each problem. */
export const problems: ProblemMessages = {
  emailMissing: () => "Digite seu e-mail.",
  emailMalformed: () => "Digite um e-mail como nome@example.com.",
  passwordMissing: () => "Digite uma senha.",
  unknownEmail: () => "Não há nenhuma conta com este e-mail.",
  invalidPassword: () => "A senha não está certa. Confira e tente de novo.",
  resetPassword: () => "Você precisa alterar sua senha antes de entrar. Redefina-a e depois volte.",
  missingCaptchaToken: () => "Confirme que você não é um robô e tente de novo.",
  invalidCaptchaToken: () => "Não conseguimos confirmar que você não é um robô. Tente de novo.",
  identityBlocked: () => "Esta conta está bloqueada. Fale conosco para desbloqueá-la.",
  loginRefused: (problem) =>
    `Não foi possível entrar na sua conta. Tente de novo ou fale conosco.${reference(problem)}`,
  emailAlreadyExists: () => "Já existe uma conta com este e-mail. Entre nela.",
  invalidEmail: () => "Este e-mail não pode ser usado. Confira ou use outro.",
  registrationRefused: (problem) =>
    `Não foi possível criar sua conta. Tente de novo ou fale conosco.${reference(problem)}`,
  unknownState: () => "Esta página não entendeu a resposta. Recarregue-a e tente de novo.",
  sessionTimedOut: () => "Sua conta demorou demais para abrir. Tente de novo.",
  sessionFrameRefused: () =>
    "Seu navegador não nos deixou abrir sua conta nesta página. Recarregue a página e tente de novo.",
  sessionBlocked: () =>
    "Seu navegador bloqueia o que precisamos para manter você na sua conta. Permita os cookies deste site e tente de novo.",
  sessionRefused: (problem) => `Não foi possível abrir sua conta. Tente de novo.${reference(problem)}`,
  recoveryOver: () => "Este link já foi usado ou é antigo demais. Peça um novo.",
  redirectNotAllowed: () =>
    "O link do e-mail não tem permissão para trazer a esta página: ela está mal configurada. Fale conosco.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "Esta senha é curta demais. Escolha uma mais longa."
      : `Escolha uma senha de pelo menos ${characters(limit)}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "Esta senha é longa demais. Escolha uma mais curta."
      : `Escolha uma senha de no máximo ${characters(limit)}.`,
  codeMissing: () => "Digite o código do e-mail.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "Este código está incompleto. Digite-o por inteiro."
      : `Este código está incompleto. Ele tem ${characters(limit)}.`,
  wrongCode: () => "Este código não está certo. Compare com o e-mail mais recente e tente de novo.",
  verificationOver: () => "Este código já foi usado ou é antigo demais. Peça um novo.",
  mailNotSent: () => "Não foi possível enviar o e-mail. Tente de novo daqui a pouco.",
  approvalUnknown: () => "Não foi possível saber se sua conta está aprovada. Tente de novo daqui a pouco.",
  answerMissing: () => "A página de login trouxe você de volta sem resposta. Comece de novo.",
  answerForeign: () => "Este login não foi iniciado neste navegador ou expirou há muito tempo. Comece de novo.",
  answerLate: () => "Este login levou mais de uma hora. Comece de novo.",
  answerUsed: () => "Este login já foi usado. Comece de novo para entrar mais uma vez.",
  answerDenied: ({ detail }) => `O login foi cancelado. Você pode começar de novo quando quiser.${said(detail)}`,
  answerRefused: (problem) =>
    `A página de login recusou. Comece de novo ou fale conosco.${said(problem.detail)}${reference(problem)}`,
  exchangeRefused: (problem) => `Não foi possível concluir seu login. Comece de novo.${reference(problem)}`,
  pageInsecure: () =>
    "Para entrar, é preciso ter uma conexão segura. Abra esta página com um endereço que comece com https.",
  pageMissing: (problem) => `Não encontramos a página de login. Tente de novo.${reference(problem)}`,
  pageNeeded: () => "Você ainda não entrou na sua conta. Continue na página de login.",
  signedOutMeanwhile: () => "Você saiu da conta enquanto o login era concluído. Comece de novo para entrar.",
  dateMalformed: () => "Digite a data completa ou deixe o campo vazio.",
  numberMalformed: () => "Digite um número, por exemplo, 12 ou 12,5.",
  phoneMalformed: () => "Digite um número de telefone em algarismos.",
  profileChanged: () =>
    "Seu perfil foi alterado em outro lugar enquanto você o editava. Nada do que você digitou foi perdido: salve por cima da nova versão ou descarte.",
  profileRefused: (problem) =>
    `Não foi possível salvar seu perfil. Tente de novo ou fale conosco.${reference(problem)}`,
  notSignedIn: () =>
    "Você não está mais na sua conta. Entre de novo em outra aba e depois volte: nada do que você digitou foi perdido.",
  captchaBlocked: () =>
    "Não foi possível carregar a verificação de que você não é um robô. Permita que esta página a carregue ou tente mais tarde.",
  captchaExpired: () => "A verificação de que você não é um robô não foi concluída a tempo. Tente de novo.",
  captchaClosed: () => "A verificação de que você não é um robô foi fechada antes de ser concluída. Tente de novo.",
  captchaFailed: (problem) =>
    `A verificação de que você não é um robô não funcionou. Tente de novo.${reference(problem)}`,
  factorWrong: (problem) => `Este código não está certo ou já foi usado.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Digite um dos seus códigos de recuperação.",
  recoveryCodeWrong: (problem) => `Este não é um dos seus códigos de recuperação ou já foi usado.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `Esta chave de acesso não foi aceita. Tente de novo ou escolha outro método.${triesLeft(problem)}`,
  passkeyUnavailable: () => "Este navegador não tem chaves de acesso para esta página. Escolha outro método.",
  passkeyCancelled: () =>
    "A chave de acesso não foi usada: a operação foi cancelada ou demorou demais. Tente de novo ou escolha outro método.",
  passkeyRefused: (problem) =>
    `Seu navegador não permitiu usar a chave de acesso. Tente de novo ou escolha outro método.${reference(problem)}`,
  pushUnanswered: () => "Ninguém respondeu no seu outro dispositivo. Reenvie o pedido ou escolha outro método.",
  factorDenied: () => "O login foi recusado no seu outro dispositivo. Se foi você, entre de novo.",
  factorOver: () => "Demorou demais ou já foi usado. Entre de novo.",
  factorTooManyTries: () => "Foram tentativas erradas demais. Entre de novo.",
  factorTooManySends: () => "Não podemos enviar mais códigos para este login. Use o último ou entre de novo.",
  factorUnavailable: () => "Este método não pode ser usado aqui agora. Escolha outro.",
  factorMismatch: () => "Este código não é deste método. Peça um novo ou escolha outro método.",
  factorUnsupported: () => "Você já digitou sua senha. Escolha outro método.",
  factorNotVerifiable: () => "Este método não pode ser usado nesta página. Escolha outro.",
  fieldViolations: ({ detail }) => detail ?? "Algo do que você digitou não foi aceito. Confira e tente de novo.",
  offline: () => "Você está sem conexão. Nada foi perdido: tente de novo quando ela voltar.",
  unreachable: () => "Nosso serviço não está acessível agora. Verifique sua conexão e tente de novo.",
  serverError: (problem) => `Algo deu errado do nosso lado. Tente de novo daqui a pouco.${reference(problem)}`,
  rateLimited: (problem) => `Foram tentativas demais. ${patience(problem)}`,
  tooLarge: () => "É mais do que podemos receber de uma vez. Encurte e tente de novo.",
  unreadable: (problem) => `Recebemos uma resposta que não conseguimos ler. Tente de novo.${reference(problem)}`,
  sessionEnded: () => "Sua sessão expirou. Entre de novo para continuar.",
  sessionUnavailable: () => "Não podemos confirmar sua identidade agora. Tente de novo daqui a pouco.",
  refused: (problem) => `O pedido foi recusado.${reference(problem)}`,
  unexpected: () => "Ocorreu um erro inesperado nesta página. Recarregue-a e tente de novo.",
  noPermission: () => "Você não tem permissão para ver este conteúdo.",
  signInRequired: () => "Entre na sua conta para ver este conteúdo.",
  internalError: (problem) => `Algo deu errado do nosso lado. Tente de novo daqui a pouco.${reference(problem)}`,
  itemGone: () => "Este item não existe mais.",
  itemExists: () => "Este item já existe.",
  siteCode: ({ detail }) => detail ?? "O site recusou o pedido.",
  tooManyItems: ({ limit }) => `O máximo por envio é ${number(limit ?? 1000)}. Escolha menos itens e tente de novo.`,
  tooManyRemovals: ({ limit }) =>
    `O máximo por remoção é ${number(limit ?? 1000)}. Escolha menos itens e tente de novo.`,
  noPreviousPage: () => "Não há página antes desta.",
  noNextPage: () => "Não há página depois desta.",
  changeForbidden: () => "Você não tem permissão para alterar isto.",
  conditionNotMet: () => "Isto já não está como deve estar para essa alteração. Veja de novo e tente outra vez.",
  itemChanged: () => "Outra pessoa alterou isto entretanto. Escolha os valores que devem ficar e salve de novo.",
  valueMissing: () => "Esta informação é necessária.",
  valueUnfit: () => "Isto não serve aqui. Verifique.",
  jsonMalformed: () => "Isto não pode ser lido. Verifique colchetes, vírgulas e aspas.",
  notANumber: () => "Este campo não contém um número.",
  numberAmbiguous: () => "Isto pode ser lido de duas maneiras. Escreva 1234 ou 1.234, sem separador de milhares.",
  numberTooLarge: () => "Este número é grande demais para ser guardado com exatidão.",
  notAList: () => "Este campo não contém uma lista.",
  misconfigured: (problem) => `Esta visualização está mal configurada.${reference(problem)}`
}
