import { css } from '@emotion/react';
import { themes } from '../../theme/themes.ts';
import { theme } from '../../theme/theme.ts';
import { colorVariables } from '../../theme/themeStyles.ts';
import { Modal, type DialogProps } from './Dialog.tsx';

/** White in every theme, with the light theme's colours on it: a scanner and a person read it in the dark. */
const white = css({
  ...colorVariables(themes.light),
  inset: 0,
  width: '100%',
  height: '100dvh',
  background: theme.fixed.codeLight,
  transform: 'translateY(16px)',
});

/** Dialog over the whole window, white in every theme: what is shown to another person. Traps focus and returns it. */
export const FullScreen = (props: DialogProps) => <Modal {...props} shape={white} />;
