import { pluralIn } from '../../internal/plural.ts';
import type { WholeTrekMessages } from '../messages.types.ts';

const plural = pluralIn('es');

export const password: WholeTrekMessages['password'] = {
  newPasswordMissing: 'Escriba una contraseña nueva',
  tooShortForReset: 'La contraseña debe tener al menos 8 caracteres',
  tooSimpleForReset:
    'La contraseña debe contener al menos una mayúscula, una minúscula, un número y un carácter especial',
  differForReset: 'Las contraseñas no coinciden',
  resetLinkInvalid: 'El enlace para restablecer la contraseña no es válido. Solicite uno nuevo.',
  resetLinkExpired: 'El enlace para restablecer la contraseña ha caducado. Solicite uno nuevo.',
  resetTokenInvalid: 'El enlace para restablecer la contraseña ya no sirve. Solicite uno nuevo.',
  resetFailed: 'No se ha podido restablecer la contraseña. Puede que el enlace haya caducado.',
  resetDone: 'Su contraseña se ha restablecido',
  resetRequested: 'Le hemos enviado por correo las instrucciones para restablecer la contraseña',
  resetRequestFailed: 'No se ha podido procesar su solicitud. Inténtelo de nuevo.',
  currentMissing: 'La contraseña actual es obligatoria',
  tooShort: 'La contraseña debe tener como mínimo 8 caracteres',
  tooSimple: 'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  confirmationMissing: 'Repita la contraseña',
  differForChange: 'Las contraseñas no coinciden',
  changed: 'Contraseña cambiada',
  changeFailed: 'No se ha podido cambiar la contraseña',
  verifyCurrent: 'Compruebe su contraseña actual e inténtelo de nuevo.',
  tryAgain: 'Reintentar',
  forgotTitle: '¿Ha olvidado la contraseña?',
  forgotText: 'Escriba la dirección de correo de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  sendLink: 'Enviar el enlace',
  checkTitle: 'Revise su correo',
  checkText: (email) =>
    `Si existe una cuenta para ${email}, un enlace para elegir una contraseña nueva está en camino.`,
  linkExpires: (hours) => plural(hours, { one: 'El enlace caduca en # hora.', other: 'El enlace caduca en # horas.' }),
  returnToLogin: 'Volver al inicio de sesión',
  notReceived: '¿No ha recibido el correo? Inténtelo de nuevo',
  checkingLink: 'Comprobando el enlace…',
  resetTitle: 'Restablezca su contraseña',
  resetHint: 'Al menos 8 caracteres: mayúsculas y minúsculas, un número y uno de @$!%*?&',
  resetAction: 'Restablecer la contraseña',
  requestNewLink: 'Solicitar un enlace nuevo',
  completeTitle: 'Contraseña restablecida',
  completeText: 'Ya puede iniciar sesión con la contraseña nueva.',
  goToLogin: 'Ir al inicio de sesión',
  changeTitle: 'Cambiar la contraseña',
  changeText:
    'Elija una contraseña nueva para su cuenta. Aquí seguirá con la sesión iniciada; en los demás sitios se cerrará.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Repita la contraseña',
  changeHint: 'Al menos 8 caracteres: mayúsculas, minúsculas y un número',
  changeAction: 'Cambiar la contraseña',
  cancel: 'Cancelar',
};
