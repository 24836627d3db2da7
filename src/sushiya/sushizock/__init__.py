"""Sushizock im Gockelwok, a dice game for 2 to 5 players: the rules as a pure library."""

from sushiya.sushizock.chance import DrawLot, First, LayRows, Roll, RollDice, Rows
from sushiya.sushizock.dice import FACES, Dice, Face
from sushiya.sushizock.editions import EDITIONS, Edition
from sushiya.sushizock.events import GameEnded, Kept, LotDrawn, Rolled, RowsLaid, Stole, Took, TurnBegan
from sushiya.sushizock.game import Sushizock
from sushiya.sushizock.model import Board
from sushiya.sushizock.moves import ChooseMove, Keep, Steal, Take
from sushiya.sushizock.scoring import check_stacks, score_stacks, settle, winners
from sushiya.sushizock.tiles import BOX, Kind, Tiles
from sushiya.sushizock.view import SeenStack, SeenStacks, View

__all__ = [
    "BOX",
    "EDITIONS",
    "FACES",
    "Board",
    "ChooseMove",
    "Dice",
    "DrawLot",
    "Edition",
    "Face",
    "First",
    "GameEnded",
    "Keep",
    "Kept",
    "Kind",
    "LayRows",
    "LotDrawn",
    "Roll",
    "RollDice",
    "Rolled",
    "Rows",
    "RowsLaid",
    "SeenStack",
    "SeenStacks",
    "Steal",
    "Stole",
    "Sushizock",
    "Take",
    "Tiles",
    "Took",
    "TurnBegan",
    "View",
    "check_stacks",
    "score_stacks",
    "settle",
    "winners",
]
