/**
 * The Portuguese messages, as a draft. No Portuguese speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import type { Messages } from "../messages/Messages.ts"
import { sayStatus } from "../messages/TransferMessages.ts"

const { count, day, list, number, seconds, time } = formatOf<"one" | "many">("pt")

const strengths = ["Muito baixa", "Baixa", "Razoável", "Boa", "Alta"] as const

const form: Messages["form"] = {
  email: "E-mail",
  password: "Senha",
  newPassword: "Escolha uma senha",
  showPassword: "Mostrar senha",
  hidePassword: "Ocultar senha",
  check: (fields) => (fields === 1 ? "Confira este campo:" : "Confira estes campos:"),
  wait: (left) => `Tentar de novo em ${seconds(left)}`,
  waitOver: "Você já pode tentar de novo.",
  slow: "Está demorando mais do que o normal. Fique nesta página: nada do que você digitou será perdido.",
  offline: "Você está sem conexão. O que você digitou fica aqui até ela voltar.",
  capsLock: "O Caps Lock está ativado.",
  strength: "Segurança da senha",
  strengthLevel: (level) => strengths[level],
  code: "Código",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, { one: "Ele tem # dígito.", many: "Ele tem # de dígitos.", other: "Ele tem # dígitos." })
      : count(length, {
          one: "Ele tem # caractere: uma letra ou um dígito.",
          many: "Ele tem # de letras e dígitos.",
          other: "Ele tem # letras e dígitos."
        }),
  resend: "Reenviar",
  resending: "Enviando…",
  resendIn: (left) => `Reenviar em ${seconds(left)}`,
  resent: "Enviamos de novo.",
  resendOver: "Você já pode pedir um novo envio."
}

const strength: Messages["strength"] = {
  common: "Muita gente usa esta senha. Escolha palavras que só você juntaria.",
  personal:
    "Quem conhece você pode adivinhá-la com facilidade. Acrescente palavras que não tenham nada a ver com você.",
  repeated: "Repetições são fáceis de adivinhar. Acrescente palavras diferentes.",
  sequence: "Sequências como abc ou 321 são fáceis de adivinhar. Acrescente palavras sem relação entre si.",
  keys: "Teclas vizinhas são fáceis de adivinhar. Acrescente palavras sem relação entre si.",
  date: "Datas e anos são fáceis de adivinhar. Acrescente palavras sem relação entre si.",
  longer: "Acrescente mais uma ou duas palavras. Palavras pouco comuns são melhores."
}

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Aguarde um momento e tente de novo."
    : count(retryAfter, {
        one: "Tente de novo em # segundo.",
        many: "Tente de novo em # de segundos.",
        other: "Tente de novo em # segundos."
      })

// The user can pass this reference to support.
const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Referência: ${parts.join(", ")}.`
}

// The quotation marks show that the sentence is the provider's own.
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

const problems: Messages["problems"] = {
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
    `Não foi possível entrar na sua conta. Tente de novo ou fale conosco.${supportReference(problem)}`,
  emailAlreadyExists: () => "Já existe uma conta com este e-mail. Entre nela.",
  invalidEmail: () => "Este e-mail não pode ser usado. Confira ou use outro.",
  registrationRefused: (problem) =>
    `Não foi possível criar sua conta. Tente de novo ou fale conosco.${supportReference(problem)}`,
  unknownState: () => "Esta página não entendeu a resposta. Recarregue-a e tente de novo.",
  sessionTimedOut: () => "Sua conta demorou demais para abrir. Tente de novo.",
  sessionFrameRefused: () =>
    "Seu navegador não nos deixou abrir sua conta nesta página. Recarregue a página e tente de novo.",
  sessionBlocked: () =>
    "Seu navegador bloqueia o que precisamos para manter você na sua conta. Permita os cookies deste site e tente de novo.",
  sessionRefused: (problem) => `Não foi possível abrir sua conta. Tente de novo.${supportReference(problem)}`,
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
    `A página de login recusou. Comece de novo ou fale conosco.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) => `Não foi possível concluir seu login. Comece de novo.${supportReference(problem)}`,
  pageInsecure: () =>
    "Para entrar, é preciso ter uma conexão segura. Abra esta página com um endereço que comece com https.",
  pageMissing: (problem) => `Não encontramos a página de login. Tente de novo.${supportReference(problem)}`,
  pageNeeded: () => "Você ainda não entrou na sua conta. Continue na página de login.",
  signedOutMeanwhile: () => "Você saiu da conta enquanto o login era concluído. Comece de novo para entrar.",
  dateMalformed: () => "Digite a data completa ou deixe o campo vazio.",
  numberMalformed: () => "Digite um número, por exemplo, 12 ou 12,5.",
  phoneMalformed: () => "Digite um número de telefone em algarismos.",
  profileChanged: () =>
    "Seu perfil foi alterado em outro lugar enquanto você o editava. Nada do que você digitou foi perdido: salve por cima da nova versão ou descarte.",
  profileRefused: (problem) =>
    `Não foi possível salvar seu perfil. Tente de novo ou fale conosco.${supportReference(problem)}`,
  notSignedIn: () =>
    "Você não está mais na sua conta. Entre de novo em outra aba e depois volte: nada do que você digitou foi perdido.",
  captchaBlocked: () =>
    "Não foi possível carregar a verificação de que você não é um robô. Permita que esta página a carregue ou tente mais tarde.",
  captchaExpired: () => "A verificação de que você não é um robô não foi concluída a tempo. Tente de novo.",
  captchaClosed: () => "A verificação de que você não é um robô foi fechada antes de ser concluída. Tente de novo.",
  captchaFailed: (problem) =>
    `A verificação de que você não é um robô não funcionou. Tente de novo.${supportReference(problem)}`,
  factorWrong: (problem) => `Este código não está certo ou já foi usado.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Digite um dos seus códigos de recuperação.",
  recoveryCodeWrong: (problem) => `Este não é um dos seus códigos de recuperação ou já foi usado.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `Esta chave de acesso não foi aceita. Tente de novo ou escolha outro método.${triesLeft(problem)}`,
  passkeyUnavailable: () => "Este navegador não tem chaves de acesso para esta página. Escolha outro método.",
  passkeyCancelled: () =>
    "A chave de acesso não foi usada: a operação foi cancelada ou demorou demais. Tente de novo ou escolha outro método.",
  passkeyRefused: (problem) =>
    `Seu navegador não permitiu usar a chave de acesso. Tente de novo ou escolha outro método.${supportReference(problem)}`,
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
  serverError: (problem) => `Algo deu errado do nosso lado. Tente de novo daqui a pouco.${supportReference(problem)}`,
  rateLimited: (problem) => `Foram tentativas demais. ${patience(problem)}`,
  tooLarge: () => "É mais do que podemos receber de uma vez. Encurte e tente de novo.",
  unreadable: (problem) => `Recebemos uma resposta que não conseguimos ler. Tente de novo.${supportReference(problem)}`,
  sessionEnded: () => "Sua sessão expirou. Entre de novo para continuar.",
  sessionUnavailable: () => "Não podemos confirmar sua identidade agora. Tente de novo daqui a pouco.",
  refused: (problem) => `O pedido foi recusado.${supportReference(problem)}`,
  unexpected: () => "Ocorreu um erro inesperado nesta página. Recarregue-a e tente de novo.",
  noPermission: () => "Você não tem permissão para ver este conteúdo.",
  signInRequired: () => "Entre na sua conta para ver este conteúdo.",
  internalError: (problem) => `Algo deu errado do nosso lado. Tente de novo daqui a pouco.${supportReference(problem)}`,
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
  misconfigured: (problem) => `Esta visualização está mal configurada.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "Entrar",
  submit: "Entrar",
  submitting: "Entrando…",
  opening: "Abrindo sua conta…",
  done: "Você entrou na sua conta.",
  verifyEmail: (email) => `Enviamos um código para ${email}. Digite-o para entrar.`,
  awaitApproval: "Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  proveFactor: "Confirme sua identidade para continuar.",
  leaving: "Levando você a uma de nossas páginas para concluir o login…",
  forgot: "Esqueceu a senha?",
  passkeyVerifying: "Verificando sua chave de acesso…",
  passkeyRetry: "Oferecer minhas chaves de acesso de novo"
}

const signUp: Messages["signUp"] = {
  title: "Criar uma conta",
  submit: "Criar conta",
  submitting: "Criando sua conta…",
  opening: "Abrindo sua conta…",
  done: "Sua conta está pronta e você já entrou nela.",
  verifyEmail: (email) => `Enviamos um código para ${email}. Digite-o para concluir a criação da sua conta.`,
  awaitApproval: "Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  proveFactor: "Confirme sua identidade para continuar.",
  leaving: "Levando você a uma de nossas páginas para abrir sua conta…",
  toSignIn: "Entrar"
}

const captcha: Messages["captcha"] = {
  title: "Verificação de segurança",
  loading: "Carregando a verificação de segurança…",
  ready: "Confirme que você não é um robô e depois envie o formulário.",
  solved: "Confirmado. Agora você pode enviar o formulário.",
  expired: "Sua confirmação expirou. Confirme mais uma vez que você não é um robô.",
  retry: "Carregar de novo"
}

const session: Messages["session"] = {
  checking: "Verificando se você está na sua conta…",
  signInRequired: "Isto é só para membros. Entre na sua conta para ver.",
  signIn: "Entrar",
  signedOut: "Você saiu da sua conta.",
  parked:
    "Você continua na sua conta, mas não podemos confirmar isso agora. Até lá, algumas coisas podem não aparecer.",
  confirmAgain: "Verificar de novo",
  confirming: "Verificando…",
  signOut: "Sair",
  signingOut: "Saindo…",
  signOutFailed: "Você saiu da sua conta aqui, mas o servidor ainda não sabe.",
  signOutAgain: "Avisar o servidor",
  opening: "Entrando na sua conta…",
  openingSlowly: "Está demorando mais do que o normal.",
  skip: "Continuar sem entrar",
  opened: "Você entrou na sua conta.",
  nobody: "Você não entrou na sua conta.",
  notOpened: "Você ainda não entrou na sua conta",
  openAgain: "Tentar de novo"
}

const oauth: Messages["oauth"] = {
  signIn: "Ir para a página de login",
  creating: "Abrindo a página de login…",
  redirecting: "Levando você à página de login…",
  finishing: "Concluindo seu login…",
  finished: "Você entrou na sua conta.",
  goOn: "Continuar",
  notFinished: "Você não entrou na sua conta",
  startAgain: "Começar de novo",
  alreadySignedIn: "Você já entrou na sua conta.",
  signedOut: "Você saiu da sua conta.",
  stillSignedIn: "Você ainda está na sua conta aqui.",
  checkedOut: "Você voltou da finalização da compra.",
  checkoutNote: "Você pode continuar de onde parou."
}

const flow: Messages["flow"] = {
  or: "ou",
  newHere: "É sua primeira vez aqui?",
  toSignUp: "Criar uma conta",
  haveAccount: "Já tem uma conta?",
  toSignIn: "Entrar",
  back: "Voltar ao login",
  backToSignUp: "Voltar aos seus dados",
  loading: "Um momento…",
  missingTitle: "Esta etapa não foi carregada",
  missingText: "Nada do que você digitou foi perdido. Verifique sua conexão e tente de novo.",
  retry: "Tentar de novo",
  passwordChanged: "Sua nova senha foi salva. Entre com ela.",
  verified: "Seu e-mail está confirmado. Entre na sua conta para continuar.",
  approved: "Sua conta foi aprovada. Agora você pode entrar.",
  pageTitle: "Mais uma etapa",
  pageText:
    "Seu navegador não permite entrar diretamente nesta página. Vamos levar você a uma de nossas páginas que permite.",
  toPage: "Continuar lá",
  signedIn: "Você entrou na sua conta",
  goOn: "Continuar"
}

const account: Messages["account"] = {
  loading: "Verificando se você está na sua conta…",
  signIn: "Entrar",
  signUp: "Criar conta",
  account: "Minha conta",
  menu: "Menu da conta:",
  signedInAs: "Você entrou como",
  signOut: "Sair",
  signingOut: "Saindo…",
  signedOut: "Você saiu da sua conta.",
  signOutFailed: "Você saiu da sua conta aqui, mas não conseguimos avisar o servidor.",
  retry: "Tentar de novo",
  sectionAccountInfo: "Dados da conta",
  sectionBookings: "Reservas",
  sectionOrders: "Pedidos",
  sectionSubscriptions: "Assinaturas",
  sectionEvents: "Eventos",
  openingSection: (section) => `Abrindo a seção “${section}”…`,
  sectionFailed: (section) => `Não foi possível abrir a seção “${section}”.`
}

const changePassword: Messages["changePassword"] = {
  title: "Alterar sua senha",
  submit: "Alterar senha",
  submitting: "Alterando sua senha…",
  currentPassword: "Senha atual",
  newPassword: "Nova senha",
  username: "Conta",
  hint: "Você continua na sua conta aqui. Nos outros dispositivos, será preciso entrar de novo.",
  done: "Sua senha foi alterada. Nos outros dispositivos, entre de novo com a nova senha."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "Esqueceu a senha?",
  explanation: "Digite seu e-mail. Enviaremos um link para você escolher uma nova senha.",
  submit: "Enviar link",
  submitting: "Enviando o link…",
  sentTitle: "Veja seu e-mail",
  sent: (email) => `Se houver uma conta para ${email}, um link para escolher uma nova senha está a caminho.`,
  sentHint: "Pode levar alguns minutos. O link vale por uma hora. Veja também a caixa de spam.",
  otherAddress: "Usar outro e-mail"
}

const resetPassword: Messages["resetPassword"] = {
  title: "Escolha uma nova senha",
  account: "Para a conta",
  password: "Nova senha",
  submit: "Salvar senha",
  submitting: "Salvando sua senha…",
  opening: "Abrindo sua conta…",
  done: "Sua nova senha foi salva e você entrou na sua conta.",
  verifyEmail: (email) => `Sua nova senha foi salva. Enviamos um código para ${email}. Digite-o para continuar.`,
  awaitApproval: "Sua nova senha foi salva. Sua conta ainda está aguardando aprovação: avisaremos por e-mail.",
  proveFactor: "Sua nova senha foi salva. Confirme sua identidade para continuar.",
  changed: "Sua nova senha foi salva. Entre com ela.",
  signIn: "Entrar",
  missingTitle: "Abra o link do seu e-mail",
  missing: "Uma senha só pode ser alterada com o link que enviamos. Abra-o de novo ou peça um novo aqui.",
  overTitle: "Este link não vale mais",
  over: "Ele já foi usado ou é antigo demais. Sua senha não mudou. Peça um novo link aqui."
}

const verification: Messages["verification"] = {
  title: "Confirme seu e-mail",
  explanation: (email) => `Enviamos um código para ${email}.`,
  code: "Código do e-mail",
  hint: "Não recebeu o e-mail? Veja também a caixa de spam.",
  submit: "Confirmar",
  submitting: "Verificando o código…",
  opening: "Abrindo sua conta…",
  resend: "Enviar um novo código",
  resent: (email) => `Enviamos um novo código para ${email}.`,
  changeEmail: "Usar outro e-mail",
  sendLink: "Receber um link em vez do código",
  sendingLink: "Enviando o link…",
  linkSent: (email) => `Enviamos um link para ${email}. Abra-o para confirmar seu e-mail e depois entre na sua conta.`,
  enterCode: "Digitar o código em vez disso",
  done: "Seu e-mail está confirmado e você entrou na sua conta.",
  verifyEmail: (email) => `É preciso mais um código. Nós o enviamos para ${email}.`,
  awaitApproval: "Seu e-mail está confirmado. Agora sua conta aguarda aprovação: avisaremos por e-mail.",
  proveFactor: "Seu e-mail está confirmado. Agora confirme sua identidade para continuar.",
  verified: "Seu e-mail está confirmado. Entre na sua conta para continuar.",
  signIn: "Entrar",
  lostTitle: "Entre mais uma vez",
  lost: "Este código não pode mais ser verificado aqui: ele foi usado, é antigo demais ou você saiu desta página. Entre de novo e enviaremos um novo.",
  startAgain: "Entrar de novo"
}

const approval: Messages["approval"] = {
  title: "Sua conta está aguardando aprovação",
  pending: "Analisamos cada nova conta. Avisaremos por e-mail quando você puder entrar.",
  pendingVerification: "Confirme primeiro seu e-mail. Depois analisamos sua conta e avisamos por e-mail.",
  steps: "O que falta fazer",
  registered: "Conta criada",
  verifyEmail: "E-mail confirmado",
  approval: "Conta aprovada",
  stepDone: "feito",
  stepDue: "pendente",
  enterCode: "Confirmar e-mail",
  submit: "Verificar de novo",
  submitting: "Verificando…",
  opening: "Abrindo sua conta…",
  stillPending: (at) => `Ainda não. Última verificação: ${time(at)}.`,
  signIn: "Tentar entrar",
  signInNow: "Entrar",
  signedIn: "Sua conta foi aprovada e você entrou nela.",
  approved: "Sua conta foi aprovada. Agora você pode entrar.",
  declined: "Sua conta não foi aprovada. Fale conosco se acha que isso é um engano.",
  proveFactor: "Sua conta foi aprovada. Confirme sua identidade para continuar."
}

const names = {
  PASSWORD: "Senha",
  SMS: "SMS",
  CALL: "Ligação telefônica",
  EMAIL: "E-mail",
  TOTP: "Aplicativo autenticador",
  PUSH: "Outro dispositivo",
  WEBAUTHN: "Chave de acesso",
  RECOVERY_CODE: "Código de recuperação"
} as const

const about = {
  PASSWORD: "A que você usa para entrar",
  SMS: "Enviamos um código por SMS",
  CALL: "Ligamos para você e ditamos um código",
  EMAIL: "Enviamos um código por e-mail",
  TOTP: "Seu aplicativo mostra um código",
  PUSH: "Aprove em um dispositivo em que você já entrou",
  WEBAUTHN: "Sua digital, seu rosto ou o bloqueio de tela",
  RECOVERY_CODE: "Um dos códigos que você guardou"
} as const

const obstacles = {
  disabledByRule: "A loja desativou este método.",
  requireActivation: "A configuração não foi concluída. Conclua-a antes de usar este método.",
  requireReenroll: "Este método não vale mais como está. Configure-o de novo antes de usá-lo.",
  usedAlready: "Você já a digitou: a segunda etapa pede outra coisa.",
  notHere: "Este navegador não tem nenhuma para esta página."
} as const

const factors: Messages["factors"] = {
  title: "Confirme sua identidade",
  submit: "Confirmar",
  submitting: "Verificando…",
  opening: "Abrindo sua conta…",
  done: "Você entrou na sua conta.",
  verifyEmail: (email) => `Enviamos um código para ${email === "" ? "seu e-mail" : email}. Digite-o para entrar.`,
  awaitApproval: "Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  pick: "Escolha como quer confirmar sua identidade.",
  highRisk: "Este acesso parece incomum e queremos ter certeza de que é você.",
  leaving: "Vamos continuar na página de login.",
  proveFactor: "Está certo. Só mais uma etapa e você entra.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `Configurar: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Enviamos um código por SMS para ${hint ?? "seu telefone"}. Digite-o aqui.`
      case "CALL":
        return `Estamos ligando para ${hint ?? "seu telefone"} para ditar um código. Digite-o aqui.`
      case "EMAIL":
        return `Enviamos um código por e-mail para ${hint ?? "você"}. Digite-o aqui.`
      case "TOTP":
        return "Digite o código que seu aplicativo autenticador mostra agora."
      case "PUSH":
        return "Enviamos um pedido ao seu outro dispositivo. Aprove-o lá para continuar."
      case "WEBAUTHN":
        return "Use sua chave de acesso: o navegador pede sua digital, seu rosto ou o bloqueio de tela."
      case "RECOVERY_CODE":
        return "Digite um dos códigos de recuperação que você guardou."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Código de recuperação",
  recoveryHint: "Por exemplo, 2fkq-8n4m-a7tz-03wx. Cada código serve uma única vez.",
  remember: "Não perguntar mais neste dispositivo",
  usePasskey: "Usar a chave de acesso",
  askingPasskey: "Seu navegador está perguntando…",
  waitingForPush: "Aguardando sua resposta no outro dispositivo…",
  sendPushAgain: "Reenviar o pedido",
  sending: "Um momento…",
  openAgain: "Tentar de novo",
  another: "Escolher outro método",
  back: "Voltar",
  restart: "Entrar de novo",
  none: "Nenhum dos seus métodos pode ser usado agora.",
  noneHelp: "Veja o que falta em cada um ou fale conosco.",
  over: "Você ainda não entrou na sua conta."
}

const profileFields: Messages["profileFields"] = {
  firstName: "Nome",
  lastName: "Sobrenome",
  nickname: "Apelido",
  company: "Empresa",
  position: "Cargo",
  birthdate: "Data de nascimento",
  language: "Idioma",
  picture: "Endereço web da sua foto",
  privacyStatus: "Quem pode ver seu perfil",
  privacyUndefined: "Ainda não definido: vale a regra da loja",
  privacyPublic: "Todos: outros membros podem me encontrar",
  privacyPrivate: "Só eu e a loja",
  emails: "Outros e-mails",
  email: "E-mail",
  phones: "Telefones",
  phone: "Telefone",
  countryCode: "Código do país",
  addresses: "Endereços",
  address: "Endereço",
  addressLine: "Rua e número",
  addressLine2: "Complemento",
  streetName: "Rua",
  streetNumber: "Número",
  apartment: "Apartamento",
  city: "Cidade",
  subdivision: "Estado, província ou região",
  postalCode: "CEP ou código postal",
  country: "País",
  tag: "Uso",
  tagUntagged: "Geral",
  tagMain: "Principal",
  tagHome: "Casa",
  tagWork: "Trabalho",
  tagMobile: "Celular",
  tagFax: "Fax",
  tagBilling: "Cobrança",
  tagShipping: "Entrega",
  notChosen: "Não escolhido",
  addEmail: "Adicionar um e-mail",
  addPhone: "Adicionar um telefone",
  addAddress: "Adicionar um endereço",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Remover",
  removeNth: (entry) => `Remover: ${entry}`,
  added: (entry) => `${entry} foi adicionado.`,
  removed: (entry) => `${entry} foi removido.`
}

const profile: Messages["profile"] = {
  title: "Seu perfil",
  submit: "Salvar alterações",
  submitting: "Salvando…",
  loading: "Carregando seu perfil…",
  signInRequired: "Entre na sua conta para ver seu perfil.",
  signIn: "Entrar",
  notFound: "Não encontramos seu perfil. Talvez sua conta tenha sido encerrada: fale conosco se ela deveria existir.",
  retry: "Tentar de novo",
  loginEmail: "E-mail para entrar",
  verified: "confirmado",
  notVerified: "ainda não confirmado",
  edit: "Editar perfil",
  cancel: "Cancelar",
  saved: "Seu perfil foi salvo.",
  unchanged: "Você não alterou nada, então não havia o que salvar.",
  reloaded: "Este é seu perfil como foi salvo em outro lugar.",
  notGiven: "Não informado",
  personal: "Sobre você",
  contact: "Contato",
  more: "Outros dados",
  date: day,
  number,
  pending: "Sua conta ainda não está ativa.",
  pendingApproval: "A loja precisa aprová-la. Avisaremos por e-mail quando você puder usá-la.",
  pendingVerification: "Seu e-mail precisa ser confirmado. Procure nossa mensagem e digite o código que está nela.",
  deleted: "Esta conta foi excluída. O perfil ainda pode ser visto por enquanto, mas não pode mais ser alterado.",
  blocked: "Esta conta está bloqueada. Fale conosco para desbloqueá-la.",
  offline: "Sua conta está oculta: os outros membros não veem você.",
  changedElsewhere: "Enquanto isso, isto foi salvo em outra aba ou em outro dispositivo:",
  takeTheirs: "Descartar minhas alterações",
  keepMine: "Salvar as minhas por cima"
}

const items = (total: number): string => count(total, { one: "# item", many: "# de itens", other: "# itens" })

const table: Messages["table"] = {
  loading: (caption) => `Carregando: ${caption}…`,
  refetching: "Atualizando…",
  empty: "Ainda não há nada aqui.",
  retry: "Tentar de novo",
  ready: (shown, total) =>
    total === undefined || total === shown ? items(shown) : `${number(shown)} de ${items(total)}`,
  sorted: (column, order) => `Ordenado por ${column}, ${order === "ASC" ? "crescente" : "decrescente"}`,
  yes: "Sim",
  no: "Não",
  noValue: "sem valor",
  more: "Mostrar mais",
  less: "Mostrar menos",
  cut: (characters) =>
    count(characters, {
      one: "mais # caractere não exibido",
      many: "mais # de caracteres não exibidos",
      other: "mais # caracteres não exibidos"
    }),
  notADate: "não é uma data",
  draft: "Rascunho",
  saving: "Salvando…",
  notSaved: (reason) => `Não foi salvo: ${reason}`,
  stale: (since) => `Como estava às ${time(since)}.`,
  wait: (seconds) => `Tentar novamente em ${number(seconds)} s`,
  waitOver: "Já pode tentar novamente.",
  signIn: "Entrar",
  select: (item) => `Selecionar ${item}`,
  selectPage: "Selecionar tudo nesta página",
  selected: (selected) => `Seleção: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Todos os resultados estão selecionados" : `Todos os resultados estão selecionados: ${number(selected)}`}${except === 0 ? "" : `, excluídos: ${number(except)}`}`,
  selectAll: (total) =>
    total === undefined ? "Selecionar todos os resultados" : `Selecionar todos os resultados (${number(total)})`,
  clearSelection: "Limpar a seleção"
}

const paging: Messages["paging"] = {
  label: "Páginas",
  page: (page, pages) =>
    pages === undefined ? `Página ${number(page)}` : `Página ${number(page)} de ${number(pages)}`,
  range: (from, to, total, more) =>
    total === undefined
      ? `Itens ${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)} de ${more ? "mais de " : ""}${items(total)}`,
  first: "Primeira página",
  previous: "Página anterior",
  next: "Próxima página",
  last: "Última página",
  size: "Itens por página",
  loading: "Carregando a página…",
  noNext: "Esta é a última página.",
  noPrevious: "Esta é a primeira página.",
  unread: (page) => `Não foi possível ler a página ${number(page)}.`,
  beyond: "Não há mais nada nesta página.",
  loadingList: (label) => `Carregando: ${label}…`,
  loadMore: "Carregar mais",
  loadingMore: "Carregando mais…",
  loaded: (added, shown) =>
    `${count(added, { one: "mais # item", many: "mais # de itens", other: "mais # itens" })}, ${number(shown)} ao todo.`,
  end: (shown) => `Isso é tudo: ${items(shown)}.`,
  empty: "Ainda não há nada aqui.",
  retry: "Tentar de novo",
  signIn: "Entrar",
  newItems: (added) =>
    `Mostrar ${count(added, { one: "# item novo", many: "# de itens novos", other: "# itens novos" })}`,
  pastList: "Pular a lista",
  offline: "Você está sem conexão. O que está aqui fica, e o resto vem quando você voltar.",
  ignored: (parts) => `Uma parte deste endereço não pôde ser entendida e foi deixada de fora: ${list(parts)}.`,
  dismiss: "Fechar"
}

const search: Messages["search"] = {
  label: "Busca",
  submit: "Buscar",
  clear: "Limpar a busca",
  mode: "Encontrar itens com",
  allWords: "todas as palavras",
  anyWord: "alguma palavra",
  fuzzy: "Também grafias parecidas",
  searching: "Buscando…",
  results: (found, more, text) =>
    more
      ? `“${text}”: os primeiros ${number(found)} resultados`
      : `“${text}”: ${count(found, { one: "# resultado", many: "# de resultados", other: "# resultados" })}`,
  noResults: (text) => `Nada foi encontrado para “${text}”.`,
  hint: "Tente menos palavras, ou outras.",
  tryAny: "Buscar alguma das palavras",
  tryFuzzy: "Buscar também grafias parecidas",
  retry: "Tentar de novo",
  signIn: "Entrar"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "crescente" : "decrescente")

const order: Messages["order"] = {
  label: "Ordenar por",
  none: "Sem ordem",
  thenBy: "Depois por",
  ascending: "Crescente",
  descending: "Decrescente",
  turn: (field, order) => `${field}: ${name(order)}. Inverter`,
  sooner: (field) => `Ordenar antes por ${field}`,
  later: (field) => `Ordenar depois por ${field}`,
  remove: (field) => `Não ordenar por ${field}`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Ordenado por ${parts.join(", depois ")}`,
  unsorted: "Sem ordenação"
}

const filter: Messages["filter"] = {
  title: "Filtrar",
  match: "Quais itens são mostrados",
  all: "Todas valem",
  any: "Alguma vale",
  notAll: "Nem todas valem",
  none: "Nenhuma vale",
  field: "Campo",
  operator: "Comparação",
  value: "Valor",
  lower: "De",
  upper: "Até, sem incluir",
  type: "Tipo de valor",
  text: "Texto",
  number: "Número",
  date: "Data e hora",
  boolean: "Sim ou não",
  yes: "Sim",
  no: "Não",
  addCondition: "Adicionar uma condição",
  addGroup: "Adicionar um grupo",
  addValue: "Adicionar",
  apply: "Aplicar o filtro",
  clear: "Limpar",
  conditionAdded: "Condição adicionada.",
  groupAdded: "Grupo adicionado.",
  conditionRemoved: "Condição removida.",
  groupRemoved: "Grupo removido.",
  applied: "Filtro aplicado.",
  cleared: "Filtro limpo.",
  fieldMissing: "Escolha um campo.",
  valueMissing: "Digite um valor.",
  valuesMissing: "Adicione pelo menos um valor.",
  numberMalformed: "Digite um número.",
  dateMalformed: "Digite uma data e uma hora.",
  kindsDiffer: "Os dois valores devem ser do mesmo tipo.",
  broken: "Este filtro não pode ser usado. Ele foi ignorado.",
  fixed: "Esta condição só pode ser removida aqui.",
  everything: "todos os itens",
  nothing: "nenhum item",
  eq: "é",
  ne: "não é",
  lt: "é menor que",
  gt: "é maior que",
  lte: "é no máximo",
  gte: "é no mínimo",
  between: "está entre",
  before: "é antes de",
  after: "é depois de",
  notAfter: "não é depois de",
  notBefore: "não é antes de",
  startsWith: "começa com",
  endsWith: "termina com",
  contains: "contém",
  matches: "diz",
  hasSome: "tem algum de",
  hasAll: "tem todos de",
  in: "é um de",
  exists: "está presente",
  existsNot: "não está presente",
  isEmpty: "está vazio",
  isNotEmpty: "não está vazio",
  condition: (position) => `Condição ${number(position)}`,
  group: (position) => `Grupo ${number(position)}`,
  removeCondition: (position) => `Remover a condição ${number(position)}`,
  removeGroup: (position) => `Remover o grupo ${number(position)}`,
  quoted: (text) => `“${text}”`,
  removeValue: (value) => `Remover ${value}`,
  says: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  saysRange: (field, lower, upper) => `${field} é no mínimo ${lower}, mas menor que ${upper}`,
  and: (parts, grouped) => parts.join(grouped ? ", e " : " e "),
  or: (parts, grouped) => parts.join(grouped ? ", ou " : " ou "),
  not: (part) => `não ${part}`,
  more: (values, hidden) => `${values} e mais ${number(hidden)}`
}

const distinct: Messages["distinct"] = {
  loading: "Carregando valores…",
  empty: "Não há valores para escolher.",
  more: "Mostrar mais valores",
  clear: "Limpar a seleção",
  cleared: "Nada mais está selecionado.",
  uncounted: "Não foi possível contar quantos resultados tem cada valor.",
  items: (items) => `, ${count(items, { one: "# resultado", many: "# de resultados", other: "# resultados" })}`
}

const failure: Messages["failure"] = {
  retry: "Tentar de novo",
  retryIn: (left) => `Tentar de novo em ${seconds(left)}`,
  waitOver: "Você já pode tentar de novo.",
  signIn: "Entrar",
  reference: (reference) => `Referência: ${reference}`,
  copy: "Copiar a referência",
  copied: "Copiado.",
  copyFailed: "Não foi possível copiar. Selecione a referência e copie à mão.",
  developers: "Para desenvolvedores",
  code: "Código",
  fix: "O que fazer",
  meaning: "Significado",
  place: "Lugar",
  parameters: "Valores",
  mendable: "Algo na chamada precisa ser corrigido.",
  faultless: "A chamada não tinha erro. Tentar mais tarde pode ajudar."
}

const item: Messages["item"] = {
  createTitle: "Novo item",
  editTitle: "Editar item",
  create: "Criar",
  creating: "Criando…",
  save: "Salvar alterações",
  saving: "Salvando…",
  loading: "Carregando…",
  notFound: "Este item não existe. Talvez tenha sido removido.",
  retry: "Tentar de novo",
  created: "O item foi criado.",
  saved: "Suas alterações foram salvas.",
  unchanged: "Você não alterou nada, então não havia nada para salvar.",
  removed: "O item foi excluído.",
  reset: "Descartar alterações",
  unsaved: (fields) =>
    count(fields, {
      one: "# campo ainda não foi salvo.",
      many: "# de campos ainda não foram salvos.",
      other: "# campos ainda não foram salvos."
    }),
  changed: "alterado",
  optional: "opcional",
  linesHint: "Um valor por linha.",
  jsonHint: "Escrito como JSON, textos entre aspas.",
  referencesLater: "Poderá ser escolhido quando o item estiver criado.",
  notChosen: "Nenhum",
  oddNames: (names) => `Os filtros não encontram estes campos por causa de um ponto ou cifrão no nome: ${names}.`,
  conflict: "Vocês dois alteraram estes campos. Escolha o valor que deve ficar:",
  mine: "O seu",
  theirs: "O outro",
  saveChosen: "Salvar com estes valores",
  remove: "Excluir",
  removeTitle: "Excluir este item?",
  removeText: "Ele não poderá ser recuperado.",
  removing: "Excluindo…",
  cancel: "Cancelar",
  leaveTitle: "Sair sem salvar?",
  leaveText: "O que você digitou aqui ainda não foi salvo e será perdido.",
  leave: "Sair",
  stay: "Ficar",
  signIn: "Entrar"
}

const patch: Messages["patch"] = {
  title: "Alterar campos",
  submit: "Aplicar alterações",
  submitting: "Aplicando…",
  change: (position) => `Alteração ${number(position)}`,
  field: "Campo",
  action: "O que fazer",
  value: "Valor",
  set: "Definir como",
  remove: "Remover o campo",
  increment: "Somar ao número",
  append: "Acrescentar à lista",
  pull: "Tirar da lista",
  add: "Adicionar outra alteração",
  drop: (position) => `Descartar a alteração ${number(position)}`,
  preview: "Prévia",
  before: "Antes",
  after: "Depois",
  absent: "ausente",
  same: "Estas alterações deixam o item como está.",
  saved: "As alterações foram feitas."
}

const reference: Messages["reference"] = {
  search: "Digite para buscar",
  searching: "Buscando…",
  results: (shown) => count(shown, { one: "# resultado", many: "# de resultados", other: "# resultados" }),
  noResults: "Nada encontrado.",
  more: "Mostrar mais resultados",
  chosen: "Escolhido",
  chosenCount: (items) => `Escolhidos: ${number(items)}`,
  unread: "Há mais itens escolhidos do que os mostrados aqui. Os que não são mostrados continuam escolhidos.",
  nothingChosen: "Nada foi escolhido.",
  take: (item) => `Escolher ${item}`,
  taken: (item) => `${item}: escolhido`,
  remove: (item) => `Remover ${item}`,
  removed: (item) => `${item}: removido`,
  broken: (id) => `Não existe mais: ${id}`,
  loading: "Carregando o que foi escolhido…",
  moreChosen: "Mostrar mais do que foi escolhido",
  replace: "Salvar a seleção",
  replacing: "Salvando…",
  replaced: "A seleção foi salva.",
  clear: "Limpar a busca",
  retry: "Tentar de novo"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Todos os resultados selecionados" : `Selecionados: ${number(selected)}`}${excepted === 0 ? "" : `, exceto ${number(excepted)}`}`,
  clear: "Limpar a seleção",
  act: (verb) => ({ add: "Adicionar", change: "Alterar", remove: "Remover", truncate: "Esvaziar" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `Esvaziar ${name}?`
      : `${{ add: "Adicionar ", change: "Alterar ", remove: "Remover ", truncate: "Esvaziar " }[verb]}${amount === undefined ? "todos os resultados?" : `${number(amount)} itens?`}`,
  confirmText: (verb) =>
    ({
      add: "São adicionados à coleção.",
      change: "Isto não pode ser desfeito.",
      remove: "Isto não pode ser desfeito.",
      truncate: "Todos os itens são removidos. Isto não pode ser desfeito."
    })[verb],
  typeName: (name) => `Para continuar, digite ${name}`,
  cancel: "Cancelar",
  gathering: (found) => `Procurando os itens… ${number(found)} até agora`,
  running: (verb) =>
    ({ add: "Adicionando…", change: "Alterando…", remove: "Removendo…", truncate: "Esvaziando…" })[verb],
  progress: (done, total) => `${number(done)} de ${number(total)}`,
  percent: (percent) => `${number(percent)}%`,
  left: (left) => `faltam ${number(left)}`,
  stop: "Parar",
  stopping: "Parando: o que está em curso termina primeiro…",
  stopWaiting: "Não esperar",
  finished: (failed, total) =>
    failed === 0 ? "Tudo feito." : failed >= total ? "Nada funcionou." : `Feito. Falharam: ${number(failed)}.`,
  emptied: (name) => `${name} está vazia agora.`,
  cancelled: (done, total) => `Parado após ${number(done)} de ${number(total)}.`,
  cancelledEarly: "Parado. Nada foi tocado.",
  untouched: "O resto não foi tocado.",
  uncertain: "O que estava em curso pode ter sido feito ou não.",
  tally: (status, amount) =>
    `${{ inserted: "Adicionados", updated: "Alterados", removed: "Removidos", skipped: "Ignorados", failed: "Falharam", unknown: "Desconhecidos" }[status]}: ${number(amount)}`,
  goOn: "Continuar",
  goesOn: "Continua sozinho assim que houver conexão.",
  retryFailed: (failed) => `Tentar de novo os que falharam (${number(failed)})`,
  saveAs: (format) => `Salvar como ${format}`,
  done: "Fechar",
  reportCaption: (rows) => `Falharam: ${number(rows)}`,
  place: "N.º",
  line: "Linha",
  item: "Item",
  field: "Campo",
  reason: "Motivo",
  showMore: (rows) => `Mostrar mais ${number(rows)}`,
  reasonUnknown: "Não se sabe se isto foi feito.",
  reasonGone: "Não está mais lá.",
  reasonForbidden: "Você não pode alterar este item.",
  reasonTooLarge: "É grande demais para ser enviado.",
  denied: "Você não tem permissão para fazer isto.",
  signIn: "Entre para fazer isto. O que você escolheu é mantido.",
  signInNow: "Entrar",
  leaveTitle: "Sair enquanto isto está em curso?",
  leaveText: "O que ainda não começou não será feito.",
  leave: "Sair",
  stay: "Ficar"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `Importar para ${name}`,
  pick: "Escolher um arquivo",
  drop: "ou solte-o aqui",
  accepts: "Uma tabela (CSV) ou um objeto por linha (JSONL)",
  reading: (file) => `Lendo ${file}…`,
  otherFile: "Escolher outro arquivo",
  format: "Formato",
  formatName: (format) => (format === "CSV" ? "CSV, uma tabela" : "JSONL, um objeto por linha"),
  previewCaption: (rows) => `Primeiras linhas: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Sem erros nas primeiras ${number(checked)} linhas.`
      : `Erros em ${number(mistaken)} das primeiras ${number(checked)} linhas. São ignoradas e listadas no fim.`,
  noRows: "Não há linhas neste arquivo.",
  columns: "Colunas",
  goesTo: (column) => `A coluna ${column} vai para`,
  ownName: (column) => `${column} (o próprio nome)`,
  leaveOut: "lugar nenhum: ignorar",
  fieldType: (type) =>
    ({
      text: "texto",
      number: "número",
      boolean: "sim ou não",
      date: "data",
      list: "lista",
      object: "objeto",
      reference: "referência",
      mixed: "qualquer"
    })[type],
  mode: "Itens que já existem",
  modeName: (mode) =>
    ({
      OVERWRITE: "Substituí-los",
      SKIP_EXISTING: "Deixá-los como estão",
      TRUNCATE_BEFORE: "Esvaziar antes a coleção"
    })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Uma linha com o _id de um item toma o lugar dele.",
      SKIP_EXISTING: "Só linhas com um _id novo, ou sem, são adicionadas.",
      TRUNCATE_BEFORE: "Todos os itens são removidos antes de a primeira linha entrar. Isto não pode ser desfeito."
    })[mode],
  start: "Importar",
  importing: (file) => `Importando ${file}`,
  rows: (rows) => `Linhas até agora: ${number(rows)}`,
  read: (percent) => `${number(percent)}% do arquivo processado`,
  stop: "Parar",
  stopped: (rows) => `Parado. Linhas tratadas: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Todas as linhas estão salvas.",
      FAILED: "Nenhuma linha pôde ser salva.",
      PARTIALLY_SUCCESSFUL: `Feito. Linhas não salvas: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `A importação de ${file} não terminou. Linhas tratadas: ${number(rows)}.`,
  chooseAgain: "Escolha o mesmo arquivo outra vez, e ela continua daí.",
  otherThan: (file) => `Este arquivo não é ${file}, ou mudou desde então.`,
  forget: "Esquecer",
  again: "Importar outro arquivo",
  fileFault: (what, reason) =>
    `${{ unreadable: "O arquivo não pôde ser lido.", header: "A primeira linha não nomeia as colunas.", notTruncated: "As primeiras linhas têm erros, ou não há nenhuma: nada foi removido.", notText: "Não é um arquivo de texto: escolha uma tabela (CSV) ou linhas de objetos (JSONL), salva em UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `Exportar ${name}`,
  scope: "Quais itens",
  scopeName: (scope, amount) => {
    const said = { all: "Todos os itens", filter: "O que o filtro encontra", selection: "O que está selecionado" }[
      scope
    ]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exportar",
  exportAgain: "Exportar de novo",
  written: (done, total) => `No arquivo até agora: ${number(done)} de ${number(total)}.`,
  collecting: (done, total) => `Procurando os campos: ${number(done)} de ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Todos os campos" : `Campos: ${number(chosen)} de ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Contando os itens…" : `Escrevendo ${number(done)} de ${number(total)}…`,
  ready: (amount) => `O arquivo está pronto. Itens: ${number(amount)}.`,
  download: (file) => `Salvar ${file}`,
  empty: "Não há nada para exportar.",
  unfit: (id, reason) => `O item ${id} não pode ser escrito: ${reason}`,
  close: "Fechar"
}

const job: Messages["job"] = {
  kind: (kind) =>
    ({
      backup: "Backup",
      restoration: "Restauração",
      movement: "Importação ou exportação",
      index: "Índice",
      environment: "Ambiente"
    })[kind],
  status: sayStatus({
    backup: { PENDING: "Em andamento", READY: "Pronto", FAILED: "Falhou", DELETED: "Excluído", CANCELED: "Cancelado" },
    restoration: { PENDING: "Em andamento", COMPLETED: "Concluída", FAILED: "Falhou" },
    movement: {
      UNINITIALIZED: "Não iniciada",
      INITIALIZING: "Preparando",
      IN_PROGRESS: "Em andamento",
      COMPLETED: "Concluída",
      FAILED: "Falhou",
      PARTIALLY_SUCCESSFUL: "Concluída em parte"
    },
    index: {
      BUILDING: "Em construção",
      ACTIVE: "Ativo",
      DROPPING: "Sendo removido",
      DROPPED: "Removido",
      FAILED: "Falhou",
      INVALID: "Inválido"
    },
    environment: { LIVE: "No ar", SANDBOX: "Ambiente de testes", SANDBOX_PREFERRED: "Testes de preferência" }
  })
}

const chart: Messages["chart"] = {
  loading: (caption) => `Carregando: ${caption}…`,
  refetching: "Atualizando…",
  empty: "Ainda não há nada para desenhar.",
  groups: (groups) => `${count(groups, { one: "# grupo", many: "# de grupos", other: "# grupos" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `O maior: ${greatest}, ${greatestValue}. O menor: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: o maior ${greatest}, ${greatestValue}; o menor ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, como imagem. As setas do teclado vão de marca em marca.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} de ${number(marks)}`,
  other: (groups) => `Outros (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# grupo menor está em “Outros”.",
      many: "# de grupos menores estão juntos em “Outros”.",
      other: "# grupos menores estão juntos em “Outros”."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# grupo menor não está na imagem.",
      many: "# de grupos menores não estão na imagem.",
      other: "# grupos menores não estão na imagem."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Só # grupo foi lido. Há mais.",
      many: "Só # de grupos foram lidos. Há mais.",
      other: "Só # grupos foram lidos. Há mais."
    }),
  showAll: "Mostrar tudo na tabela",
  showTable: "Mostrar como tabela",
  showChart: "Mostrar como gráfico",
  share: "Parcela",
  total: "Ao todo",
  noName: "Sem nome"
}

/**
 * All messages of the kit in Portuguese. The translation is a draft that no Portuguese speaker has reviewed.
 *
 * **Example** (Loading the messages on demand)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/pt").then(({ pt }) => pt)
 * ```
 */
export const pt: Messages = {
  locale: "pt",
  direction: "ltr",
  draft: true,
  form,
  strength,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  forgotPassword,
  resetPassword,
  verification,
  approval,
  session,
  oauth,
  flow,
  table,
  bulk,
  transfer,
  job,
  paging,
  search,
  order,
  chart,
  filter,
  distinct,
  failure,
  item,
  patch,
  reference,
  problems
}
